import { and, eq, type SQL, sql } from 'drizzle-orm';
import { mails } from './mail-tables.ts';

/** The condition that a mail of a kind to somebody is still held back: nobody has tried to send it yet. */
export function isHeldFor({ recipient, template }: { readonly recipient: string; readonly template: string }) {
  return and(
    eq(mails.template, template),
    eq(mails.recipient, recipient),
    eq(mails.state, 'queued'),
    eq(mails.attempts, 0),
  );
}

/** The condition that a mail is filled with a value. */
export function hasValue(name: string, value: string): SQL {
  return sql`${mails.values} ->> ${name}::text = ${value}`;
}
