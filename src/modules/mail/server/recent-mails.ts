import { and, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { MailTemplate } from '#kernel/declared.ts';
import type { Db } from '#server/database.ts';
import { mails } from './mail-tables.ts';

/** Mails of some kinds, written after a moment; to one mailbox where a recipient is named. */
export interface RecentMails {
  readonly templates: readonly MailTemplate[];
  readonly since: Date;
  readonly recipient?: string;
}

/** How many there are, sent or not. A mailbox is the same however it is tagged (`name+tag@`) and written. */
export function countRecentMails(db: Db, { templates, since, recipient }: RecentMails): Promise<number> {
  const toThem = recipient === undefined ? undefined : sql`${mailbox(mails.recipient)} = ${mailbox(recipient)}`;
  return db.$count(mails, and(inArray(mails.template, [...templates]), gt(mails.createdAt, since), toThem));
}

function mailbox(address: string | typeof mails.recipient): SQL {
  return sql`regexp_replace(lower(${address}), '(.)[+][^@]*@', '\\1@')`;
}
