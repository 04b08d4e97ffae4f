export { type AcceptedQuote, type MakeOrder, type OrderOfQuote, serveConversion } from './convert-quote.ts';
export { heedFewerMails } from './mails/mail-wishes.ts';
export { customersPeopleOf, type Recipient, willingPeople } from './mails/recipients.ts';
export { findOfferedQuote } from './offered-quote.ts';
export type { StepContext } from './quote-command.ts';
