import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '#kernel/locale.ts';
import { isSound } from '#modules/mail/domain/check-letter.ts';
import type { Letter } from '#modules/mail/domain/letter.ts';
import type { Fillable } from '#modules/mail/domain/placeholders.ts';
import en from '#modules/mail/locales/en.json' with { type: 'json' };
import zh from '#modules/mail/locales/zh-cn.json' with { type: 'json' };
import type { Db } from '#server/database.ts';
import type { BroughtMail } from '#server/module.ts';
import { fillText, serverTexts } from '#server/server-texts.ts';
import { broughtMail, type Mails } from './brought-mails.ts';
import { mailTemplates } from './mail-tables.ts';

const letterText = serverTexts({ 'zh-cn': zh.letter, en: en.letter });

/** Which mail, in which language. */
export interface LetterKey {
  readonly template: string;
  readonly locale: Locale;
}

/** The text of a mail: that of the release, and the one the administrator has put in its place. */
export interface KeptLetter extends LetterKey, Fillable {
  readonly original: Letter;
  readonly own: Letter | null;
  /** Counts the changes; 0 as long as there was none. */
  readonly version: number;
  readonly changedAt: Date | null;
}

/** The texts of all mails as they are at one moment. */
export type LetterBook = (key: LetterKey) => KeptLetter;

/** Reads the texts that were changed: few, and anew each time, so that every instance has the newest. */
export async function readLetters(db: Db, mails: Mails): Promise<LetterBook> {
  const rows = await db.select().from(mailTemplates);
  const byKey = new Map(rows.map((row) => [`${row.template} ${row.locale}`, row]));
  return (key) => keptLetter(mails, key, byKey.get(`${key.template} ${key.locale}`));
}

/** Reads the text of one mail. */
export async function readLetter(db: Db, mails: Mails, key: LetterKey): Promise<KeptLetter> {
  const [row] = await db.select().from(mailTemplates).where(isKey(key));
  return keptLetter(mails, key, row);
}

/** What mails are written with: the own text, unless this release needs more of it than it has. */
export function letterInForce({ original, own, sample }: KeptLetter): Letter {
  return own !== null && isSound({ sample }, own) ? own : original;
}

/** A letter that says of itself that it is a test. */
export function asTest(locale: Locale, { subject, body }: Letter): Letter {
  return { subject: fillText(letterText(locale, 'test'), { subject }), body };
}

export interface LetterWrite {
  /** Null: the text of the release again. */
  readonly own: Letter | null;
  /** The version it replaces. */
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
}

/** Replaces the text of a mail; undefined when somebody else has changed it meanwhile. */
export async function writeLetter(
  tx: Db,
  mails: Mails,
  key: LetterKey,
  { own, version, actorId, now }: LetterWrite,
): Promise<KeptLetter | undefined> {
  const values = { subject: own?.subject ?? null, body: own?.body ?? null, actorId, changedAt: now };
  const [row] =
    version === 0
      ? await tx
          .insert(mailTemplates)
          .values({ ...key, ...values, version: 1 })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(mailTemplates)
          .set({ ...values, version: sql`${mailTemplates.version} + 1` })
          .where(and(isKey(key), eq(mailTemplates.version, version)))
          .returning();
  return row && keptLetter(mails, key, row);
}

function isKey({ template, locale }: LetterKey) {
  return and(eq(mailTemplates.template, template), eq(mailTemplates.locale, locale));
}

function keptLetter(
  mails: Mails,
  { template, locale }: LetterKey,
  row: Omit<typeof mailTemplates.$inferSelect, 'actorId'> | undefined,
): KeptLetter {
  const mail = broughtMail(mails, template);
  const known = { template, locale, sample: mail.sample, original: originalLetter(mail, locale) };
  if (row === undefined) return { ...known, own: null, version: 0, changedAt: null };
  const { subject, body, version, changedAt } = row;
  const own = subject === null || body === null ? null : { subject, body };
  return { ...known, own, version, changedAt };
}

/** The text of this release, greeting and closing included. */
export function originalLetter({ words }: Pick<BroughtMail, 'words'>, locale: Locale): Letter {
  const { subject, body } = words[locale];
  return { subject, body: [letterText(locale, 'greeting'), body, letterText(locale, 'closing')].join('\n\n') };
}
