// @tests both-databases-long
import { asc, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '#modules/accounts/server/public.ts';
import { mails } from '#modules/mail/server/public.ts';
import { orderImportRoutes } from '#modules/orders/contract.ts';
import type { RowCells } from '#modules/orders/domain/import/import-columns.ts';
import { ADMIN, importApp, NUMBERS } from '#modules/orders/testing/import-app.ts';
import { quoteMailRoutes } from '#modules/quotes/contract.ts';

const { app, ended, file, judged, take } = await importApp();
const { db } = app.database;
await db.update(users).set({ email: 'admin@example.com', locale: 'en' }).where(sql`username = 'admin'`);
beforeEach(() => db.delete(mails));

let numbers = 4_800_000;
const machine = (more: RowCells = {}): RowCells => {
  numbers += 1;
  return {
    ...{ sapOrderNo: String(numbers), itemNo: '10', orderDate: '2026-01-02', customerNo: NUMBERS.east },
    ...{ kind: 'machine', modelName: 'R67 DN90L4', quantity: '5', unitPrice: '4125.00', currency: 'CNY', ...more },
  };
};

/** The mails about imports in the outbox, the first first. */
const told = () =>
  db
    .select()
    .from(mails)
    .where(inArray(mails.template, ['job-done', 'job-failed']))
    .orderBy(asc(mails.id));

test('whoever had an order file imported is told by mail once it is, with what became of its rows and the way there', async () => {
  const { id } = await take([machine(), machine(), machine({ customerNo: 'C-404' })]);
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'job-done', recipient: 'admin@example.com', locale: 'en' });
  expect(mail?.values).toMatchObject({ file: 'orders.csv', taken: '2', unchanged: '0', older: '0', refused: '1' });
  expect(mail?.values.link).toMatch(new RegExp(`/back-office/imports\\?import=${id}$`));
});

test('a file that is only looked at is told of to nobody', async () => {
  await judged(file([machine()]));
  expect(await told()).toEqual([]);
});

test('a file that cannot be read is told of with the reason, in the language of its person', async () => {
  await db.update(users).set({ locale: 'zh-cn' }).where(sql`username = 'admin'`);
  await judged(Buffer.from('sapOrderNo,itemNo,colour\r\n1,10,red\r\n'));
  const [mail] = await told();
  expect(mail).toMatchObject({ template: 'job-failed', locale: 'zh-cn', values: { file: 'orders.csv', taken: '0' } });
  expect(mail?.values.reason).toMatch(/[\u4e00-\u9fff].*colour/);
  await db.update(users).set({ locale: 'en' }).where(sql`username = 'admin'`);
});

test('an import of all or nothing that fails at a row says how much was taken', async () => {
  const { id } = await judged(file([machine(), machine({ serialNo: 'M-900' })]));
  // What was right when it was judged is not any more: meanwhile another order has the machine.
  await take([machine({ serialNo: 'M-900' })]);
  await db.delete(mails);
  const { jobId } = await app.call(orderImportRoutes.apply, { params: { id }, body: { mode: 'all' } }, ADMIN);
  expect((await ended(jobId)).failure).toBe('import.rows-refused');
  expect(await told()).toMatchObject([{ template: 'job-failed', values: { taken: '0' } }]);
});

test('who wants no mails that need no answer gets none of it', async () => {
  await app.call(quoteMailRoutes.choose, { body: { isWanted: false } }, ADMIN);
  await take([machine()]);
  expect(await told()).toEqual([]);
});
