import type { Portal } from '#server/portal.ts';
import { startCodeLog } from './code-log.ts';
import { type MailWorker, startMailWorker } from './mail-worker.ts';
import { smtpSender } from './smtp.ts';

/** Starts what this instance does for the outbox; without a mail server mails wait, and the administrator reads them. */
export function startOutbox(portal: Portal): MailWorker | undefined {
  const { smtpUrl, demo } = portal.settings;
  if (smtpUrl !== undefined) return startMailWorker(portal, smtpSender({ ...portal.settings, smtpUrl }));
  return demo ? startCodeLog(portal) : undefined;
}
