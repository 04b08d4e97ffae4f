export { mails } from './mail-tables.ts';
export { type OutgoingMail, queueMail } from './queue-mail.ts';
