import type { BilingualText } from '#kernel/locale.ts';
import type { PriceList, PriceRow } from '#modules/prices/domain/price-list.ts';
import type { Db } from '#server/database.ts';
import { priceLists, priceRowCosts, priceRows, priceVersions } from './price-tables.ts';

interface NewList {
  readonly code: string;
  readonly names: BilingualText;
  readonly list: PriceList;
}

interface Tools {
  readonly newId: () => string;
  readonly now: Date;
  /** SHA-256 of what the list was read from. */
  readonly hash: string;
}

/** Rows that go into one statement: each takes nine of its 65,535 values. */
const ROWS_AT_ONCE = 1000;

/** Adds a list with its first version, which is in force from today. */
export async function publishList(
  tx: Db,
  { code, names, list }: NewList,
  { newId, now, hash }: Tools,
): Promise<{ readonly listId: string }> {
  const { rows, ...terms } = list;
  const [listId, versionId] = [newId(), newId()];
  const { currency, isDemo: demo } = terms;
  await tx.insert(priceLists).values({ id: listId, code, currency, names, demo, createdAt: now });
  const validFrom = now.toISOString().slice(0, 10);
  await tx
    .insert(priceVersions)
    .values({ id: versionId, listId, no: 1, state: 'active', validFrom, hash, terms, createdAt: now });
  const all = [...rows.values()].flat();
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE)
    await addRows(tx, versionId, all.slice(from, from + ROWS_AT_ONCE));
  return { listId };
}

async function addRows(tx: Db, versionId: string, rows: readonly PriceRow[]): Promise<void> {
  await tx.insert(priceRows).values(
    rows.map(({ component, key, frames, basis, list, leadDays, note }) => ({
      ...{ versionId, component, key, basis, list, leadDays, note: note ?? null },
      frameFrom: frames?.from ?? 0,
      frameTo: frames?.to ?? 0,
    })),
  );
  const costs = rows.flatMap(({ component, key, frames, cost }) =>
    cost === undefined ? [] : [{ versionId, component, key, frameFrom: frames?.from ?? 0, cost }],
  );
  if (costs.length > 0) await tx.insert(priceRowCosts).values(costs);
}
