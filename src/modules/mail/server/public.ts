export { forgetMailsAbout } from './forget-mails-about.ts';
export { forgetUnsentMails } from './forget-unsent-mails.ts';
export { registerMail } from './mail-routes.ts';
export { closeExpiredMails, countMails, sweepMails } from './mail-store.ts';
export { mails } from './mail-tables.ts';
export type { MailWorker } from './mail-worker.ts';
export { namesOfMails } from './names.ts';
export { startOutbox } from './outbox.ts';
export { type OutgoingMail, queueMail } from './queue-mail.ts';
