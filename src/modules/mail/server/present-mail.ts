import type { Locale } from '#kernel/locale.ts';
import type { MailDto, OpenMailDto } from '#modules/mail/contract.ts';
import { EXPIRED } from '#modules/mail/domain/delivery.ts';
import type { Letter } from '#modules/mail/domain/letter.ts';
import { MAIL_STATES } from '#modules/mail/domain/mail-states.ts';
import en from '#modules/mail/locales/en.json' with { type: 'json' };
import zh from '#modules/mail/locales/zh-cn.json' with { type: 'json' };
import { serverTexts } from '#server/server-texts.ts';
import { broughtMail, isSpent, type Mails } from './brought-mails.ts';
import { type LetterBook, letterInForce } from './letter-store.ts';
import type { MailRow } from './mail-store.ts';
import { renderMail, withoutSecrets } from './render-mail.ts';

const reasonText = serverTexts({ 'zh-cn': zh.reason, en: en.reason });

export interface Reader {
  readonly brand: string;
  readonly locale: Locale;
  readonly mails: Mails;
  /** The texts the mails are written with. */
  readonly letters: LetterBook;
}

/** A mail as the outbox lists it: the subject in the mail's language, our own reasons in the reader's. */
export function presentMail(mail: MailRow, { brand, locale, letters, mails }: Reader): MailDto {
  const { id, template, recipient, state, attempts, lastError, createdAt, sentAt, nextAttemptAt } = mail;
  return {
    id,
    template,
    recipient,
    subject: renderMail(mail, letterOf(mail, letters), brand).subject,
    state,
    attempts,
    lastError: lastError === EXPIRED ? reasonText(locale, EXPIRED) : lastError,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    nextAttemptAt: state === 'queued' ? nextAttemptAt.toISOString() : null,
    abilities: { retry: MAIL_STATES.may(state, 'retry') && !isSpent(mails, mail) },
  };
}

/** A mail with its text; its code or link only where no mail server takes it to its recipient. */
export function presentOpenMail(mail: MailRow, reader: Reader & { readonly showsSecrets: boolean }): OpenMailDto {
  const isOpen = reader.showsSecrets || !broughtMail(reader.mails, mail.template).secret;
  const values = isOpen ? mail.values : withoutSecrets(mail.values);
  return {
    ...presentMail(mail, reader),
    text: renderMail({ ...mail, values }, letterOf(mail, reader.letters), reader.brand).text,
    locale: mail.locale,
    isRetold: isRetold(mail, reader.letters),
  };
}

function letterOf(mail: MailRow, letters: LetterBook): Letter {
  return mail.letter ?? letterInForce(letters(mail));
}

function isRetold({ letter, sentAt, ...mail }: MailRow, letters: LetterBook): boolean {
  const { changedAt } = letters(mail);
  return letter === null && sentAt !== null && changedAt !== null && changedAt > sentAt;
}
