export { forgetMailsAbout } from './forget-mails-about.ts';
export { forgetUnsentMails } from './forget-unsent-mails.ts';
export { sweepMails } from './mail-store.ts';
export { mails } from './mail-tables.ts';
export { type OutgoingMail, queueMail } from './queue-mail.ts';
export { withdrawMail } from './withdraw-mail.ts';
