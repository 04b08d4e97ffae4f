import { eq } from 'drizzle-orm';
import { users } from '#modules/accounts/server/public.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import { ORDER_PATHS } from '#modules/orders/domain/paths.ts';
import { willingPeople } from '#modules/quotes/server/public.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';
import { storedFailureText } from '#server/server-texts.ts';
import type { FailedJob, SliceTools } from '#server/stored-jobs/job-kind.ts';
import { findImport } from './import-store.ts';

type Tools = Pick<SliceTools, 'portal' | 'now'>;

/** Tells whoever had an order file imported that all that is right of it is taken. */
export async function mailImportDone(tx: Db, importId: string, actorId: string, tools: Tools): Promise<void> {
  const { portal, now } = tools;
  const found = await findImport(tx, importId);
  if (found === undefined || found.counts === null) return;
  const { applied, counts, fileName: file } = found;
  const counted = { unchanged: `${counts.unchanged}`, older: `${counts.older}`, refused: `${counts.refused}` };
  const values = { file, taken: String(applied), ...counted, link: linkTo(portal, importId) };
  for (const { email: recipient, locale } of await toTell(portal, tx, actorId))
    await queueMail(tx, { id: portal.newId(), template: 'job-done', recipient, locale, now, values });
}

/** Tells the same person that the file could not be read, or not be taken whole, and why. */
export async function mailImportFailed(
  tx: Db,
  { actorId, failure, input }: FailedJob<{ readonly importId: string }>,
  { portal, now }: Tools,
): Promise<void> {
  const found = await findImport(tx, input.importId);
  if (found === undefined) return;
  const { applied, fileName: file, id } = found;
  for (const { email: recipient, locale } of await toTell(portal, tx, actorId)) {
    const reason = storedFailureText(failure, locale, portal.modules);
    const values = { file, taken: String(applied), reason, link: linkTo(portal, id) };
    await queueMail(tx, { id: portal.newId(), template: 'job-failed', recipient, locale, now, values });
  }
}

/** The person, as long as they can come in and want mails that need no answer. */
function toTell({ settings }: Portal, tx: Db, actorId: string) {
  return willingPeople(tx, settings, eq(users.id, actorId));
}

function linkTo(portal: Portal, id: string): string {
  return `${addressOfPortal(portal)}${ORDER_PATHS.imports}?${new URLSearchParams({ import: id })}`;
}
