import { eq } from 'drizzle-orm';
import { type Currency, money } from '#kernel/money.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { addVersion } from '#modules/prices/server/add-version.ts';
import { priceLists, priceVersions } from '#modules/prices/server/price-tables.ts';
import { publishList } from '#modules/prices/server/publish-list.ts';
import { DEMO_LIST } from '#modules/prices/server/seed-demo-prices.ts';
import { findVersion, putInForce } from '#modules/prices/server/version-store.ts';
import type { TestApp } from '#testing/app.ts';
import { demoList } from './demo-list.ts';

/** The demo list with gear units at so many times their price. */
export function dearerList(times: number): PriceList {
  const list = demoList();
  const rows = [...list.rows].map(([name, found]) => {
    const changed = found.map((row) => (row.component === 'unit' ? { ...row, list: row.list * times } : row));
    return [name, changed] as const;
  });
  return { ...list, rows: new Map(rows) };
}

/** Adds a version of the demo list, checked and not yet in force; answers its id. */
export async function addListVersion({ clock, database: { db }, portal }: TestApp, list: PriceList): Promise<string> {
  const id = portal.newId();
  const [found] = await db.select({ id: priceLists.id }).from(priceLists).where(eq(priceLists.code, DEMO_LIST));
  const listId = found?.id ?? '';
  const no = (await db.$count(priceVersions, eq(priceVersions.listId, listId))) + 1;
  await addVersion(db, { id, listId, no, state: 'checked', hash: id, list, now: clock.now() });
  return id;
}

/** Puts a version in force; the one that was is retired. */
export async function forceListVersion({ clock, database: { db } }: TestApp, id: string): Promise<void> {
  const found = await findVersion(db, id);
  if (found === undefined) throw new Error(`There is no version ${id}`);
  await putInForce(db, found.version, clock.now());
}

/** Adds a list of no customer, of the demo list's figures in a currency; answers its version in force. */
export async function addOtherList(
  { clock, database: { db }, portal }: TestApp,
  currency: Currency = 'CNY',
): Promise<string> {
  const list = { ...demoList(), currency, step: money(100, currency) };
  const named = { code: `OTHER-${currency}`, names: { zh: '其他', en: 'Other' }, list };
  const hash = portal.newId();
  const { listId } = await publishList(db, named, { newId: portal.newId, now: clock.now(), hash });
  const [found] = await db.select({ id: priceVersions.id }).from(priceVersions).where(eq(priceVersions.listId, listId));
  return found?.id ?? '';
}
