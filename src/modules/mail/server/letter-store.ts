import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '#kernel/locale.ts';
import { isSound } from '#modules/mail/domain/check-letter.ts';
import type { Letter } from '#modules/mail/domain/letter.ts';
import type { MailTemplate } from '#modules/mail/domain/mail-templates.ts';
import en from '#modules/mail/locales/en.json' with { type: 'json' };
import zh from '#modules/mail/locales/zh-cn.json' with { type: 'json' };
import type { Db } from '#server/database.ts';
import { fillText, serverTexts } from '#server/server-texts.ts';
import { mailTemplates } from './mail-tables.ts';

const letterText = serverTexts({ 'zh-cn': zh.letter, en: en.letter });

/** Which mail, in which language. */
export interface LetterKey {
  readonly template: MailTemplate;
  readonly locale: Locale;
}

/** The text of a mail: that of the release, and the one the administrator has put in its place. */
export interface KeptLetter extends LetterKey {
  readonly original: Letter;
  readonly own: Letter | null;
  /** Counts the changes; 0 as long as there was none. */
  readonly version: number;
  readonly changedAt: Date | null;
}

/** The texts of all mails as they are at one moment. */
export type LetterBook = (key: LetterKey) => KeptLetter;

/** Reads the texts that were changed: few, and anew each time, so that every instance has the newest. */
export async function readLetters(db: Db): Promise<LetterBook> {
  const rows = await db.select().from(mailTemplates);
  const byKey = new Map(rows.map((row) => [`${row.template} ${row.locale}`, row]));
  return (key) => keptLetter(key, byKey.get(`${key.template} ${key.locale}`));
}

/** Reads the text of one mail. */
export async function readLetter(db: Db, key: LetterKey): Promise<KeptLetter> {
  const [row] = await db.select().from(mailTemplates).where(isKey(key));
  return keptLetter(key, row);
}

/** What mails are written with: the own text, unless this release needs more of it than it has. */
export function letterInForce({ template, original, own }: KeptLetter): Letter {
  return own !== null && isSound(template, own) ? own : original;
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
  return row && keptLetter(key, row);
}

function isKey({ template, locale }: LetterKey) {
  return and(eq(mailTemplates.template, template), eq(mailTemplates.locale, locale));
}

function keptLetter(
  { template, locale }: LetterKey,
  row: Omit<typeof mailTemplates.$inferSelect, 'actorId'> | undefined,
): KeptLetter {
  const original = originalLetter(template, locale);
  if (row === undefined) return { template, locale, original, own: null, version: 0, changedAt: null };
  const { subject, body, version, changedAt } = row;
  const own = subject === null || body === null ? null : { subject, body };
  return { template, locale, original, own, version, changedAt };
}

/** The text of this release, greeting and closing included. */
export function originalLetter(template: MailTemplate, locale: Locale): Letter {
  const body = ['greeting', `${template}.body`, 'closing'].map((key) => letterText(locale, key)).join('\n\n');
  return { subject: letterText(locale, `${template}.subject`), body };
}
