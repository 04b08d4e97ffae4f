import type { MailTemplateDto } from '#modules/mail/contract.ts';
import { isSound } from '#modules/mail/domain/check-mail-text.ts';
import type { MailText } from '#modules/mail/domain/mail-text.ts';

/** The text that is the administrator's to change: the own one, else that of the release. */
export function savedText({ own, original }: MailTemplateDto): MailText {
  return own ?? original;
}

/** The text mails are written with: an own one that a newer release cannot use is left aside. */
export function textInForce({ own, original, sample }: MailTemplateDto): MailText {
  return own !== null && isSound({ sample }, own) ? own : original;
}

/** Whether two texts say the same. */
export function isSame(one: MailText, other: MailText): boolean {
  return one.subject === other.subject && one.body === other.body;
}
