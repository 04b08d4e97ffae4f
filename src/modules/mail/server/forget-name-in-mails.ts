import { and, inArray, or, sql } from 'drizzle-orm';
import type { MailTemplate } from '#kernel/declared.ts';
import type { Db } from '#server/database.ts';
import { hasValue } from './held-mails.ts';
import { mails } from './mail-tables.ts';

/** Where a name stands in mails to others. */
export interface NameInMails {
  readonly templates: readonly MailTemplate[];
  /** The value that is the name, or begins with it. */
  readonly value: string;
  readonly name: string;
  /** What may come after the name. */
  readonly followedBy: readonly string[];
}

/** What stands in the place of a name that is forgotten. */
const NOBODY = '–';

/** Takes the name of somebody who is forgotten out of mails to others, which tell all else as before. */
export async function forgetNameInMails(tx: Db, { followedBy, name, templates, value }: NameInMails): Promise<void> {
  const begins = followedBy.map((after) => sql`starts_with(${mails.values} ->> ${value}::text, ${name + after})`);
  await tx
    .update(mails)
    .set({ values: sql`jsonb_set(${mails.values}, array[${value}::text], to_jsonb(${NOBODY}::text))` })
    .where(and(inArray(mails.template, [...templates]), or(hasValue(value, name), ...begins)));
}
