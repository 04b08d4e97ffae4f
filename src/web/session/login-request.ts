import { createStore } from '#web/store/store.ts';

export interface LoginRequest {
  /** Where the person wanted to go; without it they stay where they are. */
  origin?: string;
  /** The account name to start with: that of somebody who has just registered. */
  username?: string;
  /** Whoever is signed in again goes on with the page they are on (spec 000 §4). */
  stay?: boolean;
  /** Why the dialog is there. */
  notice?: { readonly tone: 'success' | 'warning'; readonly text: string };
}

/** Whether somebody asked for the login dialog: the header, a protected page, or a session that has ended. */
export const loginRequest = createStore<LoginRequest | undefined>(undefined);

/** Opens the login dialog; where it is open already, it learns what is new. */
export function requestLogin(request: LoginRequest = {}): void {
  loginRequest.set({ ...loginRequest.get(), ...request });
}

/** Resolves once the login dialog has closed, whichever way. */
export function loginClosed(): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = loginRequest.subscribe(() => {
      if (loginRequest.get() !== undefined) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Closes the login dialog. */
export function closeLogin(): void {
  loginRequest.set(undefined);
}
