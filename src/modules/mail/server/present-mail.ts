import type { Locale } from '#kernel/locale.ts';
import type { MailDto, OpenMailDto } from '#modules/mail/contract.ts';
import { EXPIRED, UNWANTED } from '#modules/mail/domain/delivery.ts';
import { MAIL_STATES } from '#modules/mail/domain/mail-states.ts';
import type { MailText } from '#modules/mail/domain/mail-text.ts';
import en from '#modules/mail/locales/en.json' with { type: 'json' };
import zh from '#modules/mail/locales/zh-cn.json' with { type: 'json' };
import type { FileRow } from '#server/files/file-store.ts';
import { serverTexts } from '#server/server-texts.ts';
import { broughtMail, isSpent, type Mails } from './brought-mails.ts';
import type { MailRow } from './mail-store.ts';
import { renderMail, withoutSecrets } from './render-mail.ts';
import { type TemplateLookup, textInForce } from './template-store.ts';

const reasonText = serverTexts({ 'zh-cn': zh.reason, en: en.reason });

/** Reasons of the portal itself, kept as their names; any other one is what the mail server said. */
const OWN_REASONS: readonly string[] = [EXPIRED, UNWANTED];

export interface Reader {
  readonly brand: string;
  readonly locale: Locale;
  readonly mails: Mails;
  /** The texts the mails are written with. */
  readonly templates: TemplateLookup;
  /** The files that go with the mails, by id. */
  readonly files: ReadonlyMap<string, Pick<FileRow, 'name' | 'size'>>;
}

/** A mail as the outbox lists it: the subject in the mail's language, our own reasons in the reader's. */
export function presentMail(mail: MailRow, { brand, files, locale, templates, mails }: Reader): MailDto {
  const { id, template, recipient, state, attempts, lastError, createdAt, sentAt, nextAttemptAt } = mail;
  return {
    id,
    template,
    recipient,
    subject: renderMail(mail, textOfMail(mail, templates), brand).subject,
    state,
    attempts,
    lastError: OWN_REASONS.includes(lastError ?? '') ? reasonText(locale, lastError ?? '') : lastError,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    nextAttemptAt: state === 'queued' ? nextAttemptAt.toISOString() : null,
    attachments: mail.attachments.flatMap((fileId) => {
      const file = files.get(fileId);
      return file === undefined ? [] : [{ name: file.name, size: file.size }];
    }),
    abilities: { retry: MAIL_STATES.may(state, 'retry') && !isSpent(mails, mail) },
  };
}

/** A mail with its text; its code or link only where no mail server takes it to its recipient. */
export function presentOpenMail(mail: MailRow, reader: Reader & { readonly showsSecrets: boolean }): OpenMailDto {
  const isOpen = reader.showsSecrets || !broughtMail(reader.mails, mail.template).secret;
  const values = isOpen ? mail.values : withoutSecrets(mail.values);
  return {
    ...presentMail(mail, reader),
    text: renderMail({ ...mail, values }, textOfMail(mail, reader.templates), reader.brand).text,
    locale: mail.locale,
    isRetold: isRetold(mail, reader.templates),
  };
}

function textOfMail(mail: MailRow, templates: TemplateLookup): MailText {
  return mail.ownText ?? textInForce(templates(mail));
}

function isRetold({ ownText, sentAt, ...mail }: MailRow, templates: TemplateLookup): boolean {
  const { changedAt } = templates(mail);
  return ownText === null && sentAt !== null && changedAt !== null && changedAt > sentAt;
}
