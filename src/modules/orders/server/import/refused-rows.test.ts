// @tests both-databases-long, slow
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { organisations, users } from '#modules/accounts/server/public.ts';
import type { RowCells } from '#modules/orders/domain/import/import-columns.ts';
import { orderImportRows, orderImports } from '#modules/orders/server/order-import-tables.ts';
import { ADMIN, importApp, NUMBERS } from '#modules/orders/testing/import-app.ts';
import { customerTerms } from '#modules/prices/server/price-tables.ts';
import { todayRoutes } from '#modules/today/contract.ts';
import type { TestCaller } from '#testing/app.ts';
import { ON_POSTGRES } from '#testing/postgres.ts';

const { app, take } = await importApp();
const { db } = app.database;
const FOREIGN = 'C-3001';
const [other] = await db.select().from(organisations).where(eq(organisations.name, '南方包装机械有限公司'));
const [own] = await db.select().from(users).where(eq(users.username, 'lv1-demo'));
await db
  .update(customerTerms)
  .set({ erpNo: FOREIGN })
  .where(eq(customerTerms.organisationId, other?.id ?? ''));

const english = (as: string): TestCaller => ({ as, headers: { 'accept-language': 'en' } });
const row = (more: RowCells): RowCells => ({
  ...{ itemNo: '10', orderDate: '2026-01-02', customerNo: NUMBERS.east, kind: 'machine', modelName: 'R67' },
  ...{ quantity: '5', unitPrice: '4125.00', currency: 'CNY', customerName: 'East', ...more },
});
const WRONG = row({ sapOrderNo: 'A-1', unitPrice: 'much' });
const RIGHT = row({ sapOrderNo: 'A-2', serialNo: 'M-1' });

async function told(caller: TestCaller): Promise<string[]> {
  const { sections } = await app.call(todayRoutes.read, {}, caller);
  const rows = sections.find(({ id }) => id === 'orders.refused')?.rows ?? [];
  return rows.map(({ detail, title }) => `${title}: ${detail}`);
}

test('staff learn why rows of their customers were refused, and of no others; customers learn nothing', async () => {
  await take([
    RIGHT,
    WRONG,
    row({ sapOrderNo: 'B-1', customerNo: FOREIGN, customerName: 'South', quantity: 'few' }),
    row({ sapOrderNo: 'B-2', customerNo: FOREIGN, customerName: 'South', serialNo: 'M-1' }),
    row({ sapOrderNo: 'C-1', customerNo: 'C-404' }),
  ]);
  expect(await told(english('sales-demo'))).toEqual(['A-1 / 10: East · Unit price is no valid number: much']);
  const foreign = await told(english('service-demo'));
  expect(foreign).toEqual(['B-1 / 10: South · Quantity is no valid number: few', expect.stringContaining('B-2 / 10')]);
  expect(foreign[1]).toContain('belongs to another order');
  expect(await told(english('lv1-demo'))).toEqual([]);
  expect(await told(ADMIN)).toHaveLength(4);
});

test('they are told until a later file has them right', async () => {
  app.clock.advance(1);
  await take([{ ...WRONG, unitPrice: '4125.00' }]);
  expect(await told(english('sales-demo'))).toEqual([]);
});

test.runIf(ON_POSTGRES)(
  'the wall itself keeps rows, and files without rows of theirs, from everybody else',
  async () => {
    const within = (serviced: string[]) =>
      app.portal.within({ readable: [own?.organisationId ?? ''], writable: [], serviced, visitors: false });
    const counts = async (serviced: string[]) => [
      await within(serviced).$count(orderImportRows),
      await within(serviced).$count(orderImports),
    ];
    expect(await counts([])).toEqual([0, 0]);
    expect(await counts([own?.organisationId ?? ''])).toEqual([3, 2]);
    expect(await counts([other?.id ?? ''])).toEqual([2, 1]);
  },
);
