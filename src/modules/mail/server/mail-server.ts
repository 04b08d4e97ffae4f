import type { Portal } from '#server/portal.ts';

/** Whether there is a mail server; without one mails wait in the outbox. */
export function hasMailServer({ settings }: Portal): boolean {
  return settings.smtpUrl !== undefined;
}
