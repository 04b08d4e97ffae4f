import type { LetterDto } from '#modules/mail/contract.ts';
import { isSound } from '#modules/mail/domain/check-letter.ts';
import type { Letter } from '#modules/mail/domain/letter.ts';

/** The text that is the administrator's to change: the own one, else that of the release. */
export function savedText({ own, original }: LetterDto): Letter {
  return own ?? original;
}

/** The text mails are written with: an own one that a newer release cannot use is left aside. */
export function textInForce({ own, original, sample }: LetterDto): Letter {
  return own !== null && isSound({ sample }, own) ? own : original;
}

/** Whether two texts say the same. */
export function isSame(one: Letter, other: Letter): boolean {
  return one.subject === other.subject && one.body === other.body;
}
