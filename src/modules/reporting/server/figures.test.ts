import { expect, test } from 'vitest';
import { ADMIN, LV1, LV2, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';
import { figureRoutes } from '#modules/reporting/contract.ts';

const quotes = await quoteApp();
const { app } = quotes;
const month = app.clock.now().toISOString().slice(0, 7);
const own = await quotes.organisationOf('lv1-demo');
const child = await quotes.organisationOf('lv2-demo');
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const figuresFor = (caller: typeof LV1, query: object = {}) => app.call(figureRoutes.read, { query }, caller);

test('count what was configured, asked for and ordered, by month and customer, and what was won of what is decided', async () => {
  const before = (await figuresFor(LV1)).rows.find((row) => row.month === month && row.customerId === own);
  const offered = await quotes.offered();
  await quotes.draft(LV1);
  const { no: offerNo, sha256 } = offered.offer ?? { no: 0, sha256: '' };
  const accepted = await quotes.step('accept', offered, { offerNo, sha256, orderNumber: 'PO 1' }, LV1);
  await quotes.step('convert', accepted, {}, SALES);
  const lost = await quotes.request();
  await quotes.step('withdraw', lost, {}, LV1);
  const { months, rows } = await figuresFor(LV1);
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toBe(month);
  const after = rows.find((row) => row.month === month && row.customerId === own);
  expect(after).toMatchObject({
    configurations: (before?.configurations ?? 0) + 3,
    quotes: (before?.quotes ?? 0) + 2,
    orders: (before?.orders ?? 0) + 1,
    decided: (before?.decided ?? 0) + 2,
    won: (before?.won ?? 0) + 1,
  });
});

test('are of the customers within reach alone', async () => {
  await quotes.draft(LV2);
  const customersOf = async (caller: typeof LV1) => (await figuresFor(caller)).customers.map(({ id }) => id);
  expect(await customersOf(LV1)).toEqual(expect.arrayContaining([own, child]));
  expect(await customersOf(SALES)).toEqual(expect.arrayContaining([own, child]));
  expect(await customersOf(ADMIN)).toEqual(expect.arrayContaining([own, child]));
  expect(codeOf(await app.send(figureRoutes.read, {}, LV2))).toBe('access.refused');
  const acting = { ...LV1, headers: { 'on-behalf-of': child } };
  expect(await customersOf(acting)).toEqual([child]);
  expect((await figuresFor(LV1, { customer: own })).customers.map(({ id }) => id)).toEqual([own]);
});

test('are of nobody where no customer is named', async () => {
  expect((await figuresFor(LV1, { customer: 'nobody' })).rows).toEqual([]);
});

test('are of at most three years, the first month first', async () => {
  for (const query of [{ from: '2026-05', to: '2026-04' }, { from: '2020-01', to: '2023-01' }, { from: '2026-13' }])
    expect(codeOf(await app.send(figureRoutes.read, { query }, LV1))).toBe('request.invalid');
  expect((await figuresFor(LV1, { from: '2023-01', to: '2025-12' })).months).toHaveLength(36);
});

test('come as a workbook, in the language that is asked for', async () => {
  const answer = await app.send(figureRoutes.sheet, {}, { ...LV1, headers: { 'accept-language': 'zh-CN' } });
  expect(answer.statusCode).toBe(200);
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('客户数据');
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
});
