import type { BilingualText } from '#kernel/locale.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import type { Db } from '#server/database.ts';
import { addVersion } from './add-version.ts';
import { priceLists } from './price-tables.ts';

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

/** Adds a list with its first version, which is in force from today. */
export async function publishList(tx: Db, named: NewList, { newId, now, hash }: Tools): Promise<{ listId: string }> {
  const { list } = named;
  const listId = await addList(tx, named, { newId, now });
  const validFrom = providerDay(now);
  await addVersion(tx, { id: newId(), listId, no: 1, state: 'active', validFrom, hash, list, now });
  return { listId };
}

/** Adds a list without versions, in the currency of what will be its first. */
export async function addList(
  tx: Db,
  { code, names, list: { currency, isDemo: demo } }: NewList,
  { newId, now }: Pick<Tools, 'newId' | 'now'>,
): Promise<string> {
  const id = newId();
  await tx.insert(priceLists).values({ id, code, currency, names, demo, createdAt: now });
  return id;
}
