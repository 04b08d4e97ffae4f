import type { MailTemplate } from '#kernel/declared.ts';
import type { Db } from '#server/database.ts';

/** Whether a mailbox still wants mails of a template. */
export type IsWanted = (db: Db, recipient: string) => Promise<boolean>;

/** What is known of a portal, which is all that the worker and the modules have in common. */
const wishes = new WeakMap<Db, Map<string, IsWanted>>();

/** Has a module asked, each time a mail of its template is about to go out, whether its recipient still wants it. */
export function heedWishes({ db }: { readonly db: Db }, template: MailTemplate, isWanted: IsWanted): void {
  wishes.set(db, new Map([...(wishes.get(db) ?? []), [template, isWanted]]));
}

/** Whether the recipient of a mail still wants it; nobody asked means yes. */
export async function isStillWanted(
  db: Db,
  { template, recipient }: { readonly template: string; readonly recipient: string },
): Promise<boolean> {
  return (await wishes.get(db)?.get(template)?.(db, recipient)) ?? true;
}
