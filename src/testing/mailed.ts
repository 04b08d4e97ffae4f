import { desc, eq } from 'drizzle-orm';
import { mails } from '#modules/mail/server/mail-tables.ts';
import type { TestApp } from './app.ts';

/** The templates of the mails to an address, in alphabetical order. */
export async function mailsTo({ database }: TestApp, recipient: string): Promise<string[]> {
  const found = await database.db
    .select({ template: mails.template })
    .from(mails)
    .where(eq(mails.recipient, recipient));
  return found.map(({ template }) => template).sort();
}

/** The last code that was mailed to an address. */
export async function codeMailedTo({ database }: TestApp, recipient: string): Promise<string> {
  const found = await database.db
    .select({ template: mails.template, values: mails.values })
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt));
  const code = found.find(({ template }) => template.endsWith('-code'))?.values.code;
  if (code === undefined) throw new Error(`No code was mailed to ${recipient}.`);
  return code;
}
