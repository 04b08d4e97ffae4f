import { useState } from 'react';
import { loginClosed, requestLogin } from '#web/session/login-request.ts';
import { currentSession } from '#web/session/session.ts';

/** What opens for those who have signed in: a visitor is asked to, and it opens as soon as they have. */
export function useOpenSignedIn() {
  const [isOpen, setOpen] = useState(false);
  async function open(): Promise<void> {
    if (currentSession() === undefined) {
      requestLogin({ stay: true });
      await loginClosed();
    }
    setOpen(currentSession() !== undefined);
  }
  return { isOpen, open: () => void open(), close: () => setOpen(false) };
}
