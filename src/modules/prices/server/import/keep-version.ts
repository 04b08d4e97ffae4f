import { and, eq, max } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { addVersion } from '#modules/prices/server/add-version.ts';
import { unpricedFields } from '#modules/prices/server/check-list.ts';
import { priceLists, priceVersions } from '#modules/prices/server/price-tables.ts';
import { addList } from '#modules/prices/server/publish-list.ts';
import { findList, lockList } from '#modules/prices/server/version-store.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { ImportInput } from './import-job.ts';

interface Checked {
  /** Of the version it becomes. */
  readonly id: string;
  readonly input: ImportInput;
  readonly list: PriceList;
  readonly actor: Actor;
  readonly now: Date;
}

/** What the log says of deeds that no request did. */
const TASK = 'task';

/** Keeps a list that passed the check as the next version of its list, which begins where there is none; a file that was kept already is that version. */
export async function keepVersion(
  portal: Pick<Portal, 'newId' | 'recordAudit'>,
  tx: Db,
  { id, input, list, actor, now }: Checked,
  releases: Releases,
): Promise<void> {
  const { code, names, fileName, hash } = input;
  await lockList(tx, code);
  const known = await findList(tx, code);
  refuseOtherCurrency(known, list, code);
  if (known !== undefined && (await findByHash(tx, code, hash)) !== undefined) return;
  const listId = known?.id ?? (await addList(tx, { code, names, list }, { newId: portal.newId, now }));
  const report = { fileName, unpriced: unpricedFields(list, releases) };
  const no = (await lastNo(tx, listId)) + 1;
  await addVersion(tx, { id, listId, no, state: 'checked', report, now, hash, list });
  const event = { action: 'price-version.added', object: id, details: { list: code, file: fileName } } as const;
  await portal.recordAudit(tx, { ...event, id: portal.newId(), at: now, actorId: actor.id, requestId: TASK });
}

/** The version of a list that was read from a file. */
export async function findByHash(db: Db, code: string, hash: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: priceVersions.id })
    .from(priceVersions)
    .innerJoin(priceLists, eq(priceLists.id, priceVersions.listId))
    .where(and(eq(priceLists.code, code), eq(priceVersions.hash, hash)));
  return found?.id;
}

function refuseOtherCurrency(known: { readonly currency: string } | undefined, list: PriceList, code: string): void {
  if (known === undefined || known.currency === list.currency) return;
  throw new Failure('price-list.other-currency', { code, of: known.currency, currency: list.currency });
}

async function lastNo(tx: Db, listId: string): Promise<number> {
  const last = await tx
    .select({ no: max(priceVersions.no) })
    .from(priceVersions)
    .where(eq(priceVersions.listId, listId));
  return last[0]?.no ?? 0;
}
