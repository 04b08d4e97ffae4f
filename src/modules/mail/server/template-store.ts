import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '#kernel/locale.ts';
import { isSound } from '#modules/mail/domain/check-mail-text.ts';
import type { MailText } from '#modules/mail/domain/mail-text.ts';
import type { Fillable } from '#modules/mail/domain/placeholders.ts';
import en from '#modules/mail/locales/en.json' with { type: 'json' };
import zh from '#modules/mail/locales/zh-cn.json' with { type: 'json' };
import type { Db } from '#server/database.ts';
import type { BroughtMail } from '#server/module.ts';
import { serverTexts } from '#server/server-texts.ts';
import { broughtMail, type Mails } from './brought-mails.ts';
import { mailTemplates } from './mail-tables.ts';
import enFrame from './mails/en.json' with { type: 'json' };
import zhFrame from './mails/zh-cn.json' with { type: 'json' };

const testText = serverTexts({ 'zh-cn': zh.test, en: en.test });

/** What every mail begins and ends with. */
const FRAMES = { 'zh-cn': zhFrame, en: enFrame } as const;

/** Which mail, in which language. */
export interface TemplateKey {
  readonly template: string;
  readonly locale: Locale;
}

/** The text of a mail: that of the release, and the one the administrator has put in its place. */
export interface StoredTemplate extends TemplateKey, Fillable {
  readonly original: MailText;
  readonly own: MailText | null;
  /** Counts the changes; 0 as long as there was none. */
  readonly version: number;
  readonly changedAt: Date | null;
}

/** The texts of all mails as they are at one moment. */
export type TemplateLookup = (key: TemplateKey) => StoredTemplate;

/** Reads the texts that were changed: few, and anew each time, so that every instance has the newest. */
export async function readTemplates(db: Db, mails: Mails): Promise<TemplateLookup> {
  const rows = await db.select().from(mailTemplates);
  const byKey = new Map(rows.map((row) => [`${row.template} ${row.locale}`, row]));
  return (key) => storedTemplate(mails, key, byKey.get(`${key.template} ${key.locale}`));
}

/** Reads the text of one mail. */
export async function readTemplate(db: Db, mails: Mails, key: TemplateKey): Promise<StoredTemplate> {
  const [row] = await db.select().from(mailTemplates).where(isKey(key));
  return storedTemplate(mails, key, row);
}

/** What mails are written with: the own text, unless this release needs more of it than it has. */
export function textInForce({ original, own, sample }: StoredTemplate): MailText {
  return own !== null && isSound({ sample }, own) ? own : original;
}

/** A text that says of itself that it is a test. */
export function asTest(locale: Locale, { subject, body }: MailText): MailText {
  return { subject: testText(locale, 'subject', { subject }), body };
}

export interface TemplateWrite {
  /** Null: the text of the release again. */
  readonly own: MailText | null;
  /** The version it replaces. */
  readonly version: number;
  readonly actorId: string;
  readonly now: Date;
}

/** Replaces the text of a mail; undefined when somebody else has changed it meanwhile. */
export async function writeTemplate(
  tx: Db,
  mails: Mails,
  key: TemplateKey,
  { own, version, actorId, now }: TemplateWrite,
): Promise<StoredTemplate | undefined> {
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
  return row && storedTemplate(mails, key, row);
}

function isKey({ template, locale }: TemplateKey) {
  return and(eq(mailTemplates.template, template), eq(mailTemplates.locale, locale));
}

function storedTemplate(
  mails: Mails,
  { template, locale }: TemplateKey,
  row: Omit<typeof mailTemplates.$inferSelect, 'actorId'> | undefined,
): StoredTemplate {
  const mail = broughtMail(mails, template);
  const known = { template, locale, sample: mail.sample, original: originalText(mail, locale) };
  if (row === undefined) return { ...known, own: null, version: 0, changedAt: null };
  const { subject, body, version, changedAt } = row;
  const own = subject === null || body === null ? null : { subject, body };
  return { ...known, own, version, changedAt };
}

/** The text of this release, greeting and closing included. */
export function originalText({ words }: Pick<BroughtMail, 'words'>, locale: Locale): MailText {
  const { subject, body } = words[locale];
  const { greeting, closing } = FRAMES[locale];
  return { subject, body: [greeting, body, closing].join('\n\n') };
}
