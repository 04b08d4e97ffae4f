// @tests both-databases-long
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { RowCells } from '#modules/orders/domain/import/import-columns.ts';
import { ADMIN, importApp, NUMBERS } from '#modules/orders/testing/import-app.ts';
import { LV1, SALES } from '#modules/quotes/testing/quote-app.ts';
import { todayRoutes } from '#modules/today/contract.ts';
import type { TestCaller } from '#testing/app.ts';

const { app, file, judged, take } = await importApp();
const machine = (itemNo: string, customerNo: string, more: RowCells = {}): RowCells => ({
  ...{ sapOrderNo: '4700001', itemNo, orderDate: '2026-01-02', customerNo, kind: 'machine', modelName: 'R67 DN90L4' },
  ...{ quantity: '5', unitPrice: '4125.00', currency: 'CNY', ...more },
});

/** The section of unknown numbers as somebody is told it. */
async function told(caller: TestCaller = ADMIN) {
  const { sections } = await app.call(todayRoutes.read, {}, caller);
  return sections.find(({ id }) => id === 'orders.unknown-customers');
}
const numbers = async () => (await told())?.rows.map(({ title }) => title);

test('the administrator learns which customer numbers of order files nobody has, until somebody has them or the rows come right', async () => {
  const none = [await told(), await told(SALES), await told(LV1)];
  expect(none).toEqual([undefined, undefined, undefined]);

  const rows = ['C-401', 'C-402', 'C-403', 'C-401'].map((number, at) => machine(`${(at + 1) * 10}`, number));
  const first = await judged(file([...rows, machine('90', NUMBERS.east, { centreCustomerNo: 'C-404' })]));
  expect(await told()).toMatchObject({
    ...{ name: 'Unknown customer numbers of the order import', count: 4, waits: false, all: '/back-office/imports' },
  });
  const section = await told();
  expect(section?.rows.map(({ title, detail, path }) => [title, detail, path])).toEqual(
    ['C-401', 'C-402', 'C-403', 'C-404'].map((number) => [
      ...[number, 'orders.csv', `/back-office/imports?import=${first.id}`],
    ]),
  );
  expect([await told(SALES), await told(LV1)]).toEqual([undefined, undefined]);

  // The number is given to a customer, or the ERP names another one.
  const { db } = app.database;
  await db.execute(sql`update customer_terms set erp_no = 'C-402' where erp_no = ${NUMBERS.east}`);
  expect(await numbers()).toEqual(['C-401', 'C-403', 'C-404']);
  app.clock.advance(1);
  await take([machine('30', 'C-402'), machine('50', 'C-402')]);
  expect(await numbers()).toEqual(['C-401', 'C-404']);

  // What the last file names comes first.
  app.clock.advance(1);
  const last = await judged(file([machine('10', 'C-999')]));
  expect((await told())?.rows.map(({ title, path }) => [title, path.endsWith(last.id)])).toEqual([
    ['C-999', true],
    ['C-401', false],
    ['C-404', false],
  ]);
});
