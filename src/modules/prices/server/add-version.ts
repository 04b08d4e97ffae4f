import type { ListReport } from '#modules/prices/domain/list-report.ts';
import type { VersionState } from '#modules/prices/domain/price-codes.ts';
import type { PriceList, PriceRow } from '#modules/prices/domain/price-list.ts';
import type { Db } from '#server/database.ts';
import { priceRowCosts, priceRows, priceVersions } from './price-tables.ts';

/** A version of a list that is there. */
export interface NewVersion {
  readonly id: string;
  readonly listId: string;
  readonly no: number;
  readonly state: Extract<VersionState, 'checked' | 'active'>;
  /** The day from which it holds, where that is known. */
  readonly validFrom?: string;
  /** SHA-256 of what it was read from. */
  readonly hash: string;
  readonly report?: ListReport;
  readonly list: PriceList;
  readonly now: Date;
}

/** Rows that go into one statement: each takes nine of its 65,535 values. */
const ROWS_AT_ONCE = 1000;

/** Adds a version to a list, with all its rows. */
export async function addVersion(tx: Db, { list, now, ...version }: NewVersion): Promise<void> {
  const { rows, ...terms } = list;
  const activatedAt = version.state === 'active' ? now : null;
  await tx.insert(priceVersions).values({ ...version, terms, activatedAt, createdAt: now });
  const all = [...rows.values()].flat();
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE)
    await addRows(tx, version.id, all.slice(from, from + ROWS_AT_ONCE));
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
