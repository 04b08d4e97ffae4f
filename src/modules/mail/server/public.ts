export { forgetMailsAbout } from './forget-mails-about.ts';
export { forgetUnsentMails } from './forget-unsent-mails.ts';
export { gatherMail } from './gather-mail.ts';
export { hasMailServer } from './mail-server.ts';
export { sweepMails } from './mail-store.ts';
export { mails } from './mail-tables.ts';
export { type OutgoingMail, queueMail } from './queue-mail.ts';
export { countRecentMails } from './recent-mails.ts';
export { withdrawMail } from './withdraw-mail.ts';
