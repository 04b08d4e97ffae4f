import { readFileSync } from 'node:fs';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { sheetBytes } from '#kits/sheet/write-sheet.ts';
import { auditEvents } from '#modules/audit/server/audit-tables.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { jobRoutes } from '#modules/jobs/contract.ts';
import { priceListRoutes, priceRoutes } from '#modules/prices/contract.ts';
import { LIST_COLUMNS } from '#modules/prices/domain/list-columns.ts';
import { listRecords } from '#modules/prices/domain/list-records.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import { importBody, importList, keptVersion } from '#modules/prices/testing/import-list.ts';
import { takeNextJob } from '#server/stored-jobs/job-store.ts';
import { workOn } from '#server/stored-jobs/job-turn.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { activateDue } from './activate-due.ts';
import { IMPORT_LIST } from './import/import-job.ts';
import { loadPriceList } from './price-store.ts';
import { priceRows, priceVersions } from './price-tables.ts';
import { DEMO_LIST, SAMPLE_FILE } from './seed-demo-prices.ts';

const app = await testApp({ demo: true });
const { db: owner } = app.database;
const release = await loadActiveRelease(app.portal.db);
const FORM = aConfiguredForm(release, A_ROW_ID, [['brakes', 'BE2']]);
const DEMO = readFileSync(SAMPLE_FILE, 'utf8');
const BRAKE = 'brake,,,,,BE2,,,,,,,fixed,620.00';
const ADMIN = { as: 'admin', headers: { 'accept-language': 'en' } };

/** The demo list with another price of the brake. */
const withBrake = (price: string) => DEMO.replace(BRAKE, BRAKE.replace('620.00', price));
const add = (text: string | Uint8Array, code = DEMO_LIST) => keptVersion(app, { code, text }, ADMIN);
/** What is said of a file that is not taken, in the language of the caller. */
const saidOf = async (text: string | Uint8Array, caller = ADMIN) => {
  const { job, problems } = await importList(app, { code: DEMO_LIST, text }, caller);
  return { code: job.failure?.code, problems, text: problems?.rows[0]?.message ?? job.failure?.description };
};

let worker = startJobWorker(app.portal);
afterAll(() => worker.stop());

const listed = async (code = DEMO_LIST) =>
  (await app.call(priceListRoutes.lists, {}, ADMIN)).lists.find((list) => list.code === code);
const states = async () => (await listed())?.versions.map(({ no, state }) => `${no} ${state}`);
const step = (route: 'activate' | 'withdraw', id: string) =>
  app.call(priceListRoutes[route], { params: { id } }, ADMIN);
const stage = (id: string, validFrom: string) =>
  app.send(priceListRoutes.stage, { params: { id }, body: { validFrom } }, ADMIN);
const brakeNow = async () => {
  const { components, list } = await app.call(
    priceRoutes.evaluate,
    { body: { form: FORM, quantity: 1 } },
    { as: 'lv1-demo' },
  );
  return [list?.version, components?.find(({ component }) => component === 'brake')?.amount];
};
const deeds = async (id: string) => {
  const found = owner.select().from(auditEvents).where(eq(auditEvents.object, id)).orderBy(asc(auditEvents.id));
  return (await found).map(({ action }) => action);
};

test('the lists are told with their versions', async () => {
  expect(await listed()).toMatchObject({
    name: 'Demo price list (invented)',
    currency: 'CNY',
    versions: [{ no: 1, state: 'active', rows: 776, isDemo: true, fileName: null, abilities: [] }],
  });
});

describe('a file', () => {
  test('is kept as a version that is in force nowhere yet, with what its check told', async () => {
    const before = await brakeNow();
    const { version, isNew } = await add(withBrake('900.00').replace(/\nseal,,,,,FKM.*\n/, '\n'));
    expect(isNew).toBe(true);
    expect(version).toMatchObject({ no: 2, state: 'checked', validFrom: null, fileName: 'list.csv' });
    expect(await brakeNow()).toEqual(before);
    const opened = await app.call(priceListRoutes.open, { params: { id: version.id } }, ADMIN);
    expect(opened.unpriced).toContainEqual({ line: 'JRT', label: 'Oil seal', codes: ['FKM'] });
    expect(opened.margins.map(({ group }) => group).sort()).toEqual(['A', 'B', 'C', 'LIST']);
    expect(opened.difference).toMatchObject({
      against: 1,
      counts: { added: 0, removed: 1, changed: 1, flagged: 1, terms: 0 },
      next: null,
      rows: [
        { kind: 'changed', label: 'Brake', key: 'BE2', change: 4516, isFlagged: true, after: { list: 90_000 } },
        { kind: 'removed', label: 'Oil seal', key: 'FKM', after: null },
      ],
    });
    expect(await deeds(version.id)).toEqual(['price-version.added']);
  });

  test('is told page by page, and only what is asked for', async () => {
    const id = (await listed())?.versions[0]?.id ?? '';
    const asked = (query: object) => app.call(priceListRoutes.open, { params: { id }, query }, ADMIN);
    const first = await asked({ pageSize: '1' });
    expect([first.difference?.rows.length, first.difference?.next]).toEqual([1, 1]);
    expect((await asked({ from: '1' })).difference?.rows.map(({ key }) => key)).toEqual(['FKM']);
    expect((await asked({ kind: 'flagged' })).difference?.rows.map(({ key }) => key)).toEqual(['BE2']);
    expect((await asked({ kind: 'added' })).difference?.rows).toEqual([]);
  });

  test('that was kept before is that version', async () => {
    const again = await add(DEMO);
    expect([again.isNew, again.version.no, await states()]).toEqual([false, 1, ['2 checked', '1 active']]);
  });

  test('is read from a workbook as well, figures as numbers', async () => {
    const cellOf = (text = '') => (/^[1-9]\d*(\.\d+)?$/.test(text) ? Number(text) : text);
    const rows = listRecords(demoList()).map((record) => LIST_COLUMNS.map((column) => cellOf(record[column])));
    const columns = LIST_COLUMNS.map((heading) => ({ heading, width: 10 }));
    const { version } = await add(await sheetBytes({ name: 'x', columns, rows }), 'SHEET');
    expect(told(await loadPriceList(owner, version.id, true))).toEqual(told(demoList()));
  });

  test.each([
    ['a price that is none', () => withBrake('6x0'), 'column list: “6x0” is no number'],
    ['a row twice', () => `${DEMO}${BRAKE},300.00,1,\n`, 'repeats row'],
    ['a column nobody knows', () => DEMO.replace('lead_days', 'days'), 'there is no column “days”'],
    ['no rows at all', () => 'x', 'there is no column “x”'],
    ['a quotation mark that never closes', () => `${DEMO}"`, 'damaged'],
  ])('with %s changes nothing, and says where', async (_, text, said) => {
    const before = [await owner.$count(priceVersions), await owner.$count(priceRows)];
    expect((await saidOf(text())).text).toContain(said);
    expect([await owner.$count(priceVersions), await owner.$count(priceRows)]).toEqual(before);
  });

  test('names row and column for programs, in the asked language', async () => {
    const { problems } = await saidOf(withBrake('6x0'), { as: 'admin', headers: { 'accept-language': 'zh-CN' } });
    const line = DEMO.slice(0, DEMO.indexOf(BRAKE)).split('\n').length;
    const message = `第 ${line} 行，list 列：“6x0”不是有效数字`;
    expect(problems).toEqual({ count: 1, rows: [{ row: line, column: 'list', message }] });
  });

  test('that is cancelled before it is kept changes nothing', async () => {
    await worker.stop();
    const before = await owner.$count(priceVersions);
    const sent = importBody({ code: DEMO_LIST, text: withBrake('777.00') });
    const { jobId: id } = await app.call(priceListRoutes.add, sent, ADMIN);
    const lease = app.portal.newId();
    const job = await takeNextJob(owner, lease, [IMPORT_LIST.name]);
    // One slice, in which it is checked.
    await workOn(app.portal, job!, { id, lease }, () => true);
    const checked = await app.call(jobRoutes.open, { params: { id } }, ADMIN);
    expect(checked).toMatchObject({ state: 'queued', done: 1, total: 2, abilities: { cancel: true } });
    await app.call(jobRoutes.cancel, { params: { id } }, ADMIN);
    worker = startJobWorker(app.portal);
    expect(await app.call(priceListRoutes.imported, { params: { id } }, ADMIN)).toMatchObject({
      ...{ state: 'cancelled', version: null, problems: null },
    });
    expect(await owner.$count(priceVersions)).toBe(before);
  });

  test('in another currency is not this list', async () => {
    const { code } = await saidOf(DEMO.replace('currency,,,,,,,,CNY', 'currency,,,,,,,,EUR'));
    expect(code).toBe('price-list.other-currency');
  });

  test('begins a list of its own under a new code', async () => {
    await add(DEMO.replace('currency,,,,,,,,CNY', 'currency,,,,,,,,EUR'), 'EXPORT-EUR');
    expect(await listed('EXPORT-EUR')).toMatchObject({ name: 'EXPORT-EUR', currency: 'EUR', versions: [{ no: 1 }] });
  });

  test('comes out as it went in, with costs', async () => {
    const id = (await listed())?.versions.at(-1)?.id ?? '';
    const { payload } = await app.send(priceListRoutes.file, { params: { id } }, ADMIN);
    const { version } = await add(payload, 'COPY');
    expect(told(await loadPriceList(owner, version.id, true))).toEqual(told(demoList()));
  });
});

/** A list, its rows in no order. */
function told({ rows, ...terms }: PriceList) {
  const texts = [...rows.values()].flat().map((row) => JSON.stringify(row, Object.keys(row).sort()));
  return { ...terms, rows: new Set(texts) };
}

describe('a version', () => {
  test('in force at once, its prices are those of the next request; back goes the same way', async () => {
    const { version } = await add(withBrake('650.00'));
    const [first] = (await listed())?.versions.slice(-1) ?? [];
    expect(await step('activate', version.id)).toMatchObject({ state: 'active', validFrom: '2026-01-05' });
    expect(await brakeNow()).toEqual([version.no, 65_000]);
    expect((await listed())?.versions.at(-1)).toMatchObject({ state: 'retired', abilities: ['activate'] });
    await step('activate', first?.id ?? '');
    expect(await brakeNow()).toEqual([1, 62_000]);
    expect([(await deeds(version.id)).toSorted(), (await deeds(first?.id ?? '')).toSorted()]).toEqual([
      ['price-version.activated', 'price-version.added'],
      ['price-version.downloaded', 'price-version.rolled-back'],
    ]);
  });

  test('comes into force on its day, where the provider is, and once', async () => {
    const { version } = await add(withBrake('640.00'));
    expect((await stage(version.id, '2026-01-04')).json().error.code).toBe('price-version.past-day');
    expect((await stage(version.id, '2026-01-09')).statusCode).toBe(200);
    expect((await stage(version.id, '2026-01-07')).json().result).toMatchObject({
      state: 'staged',
      validFrom: '2026-01-07',
    });
    await activateDue(app.portal);
    expect(await brakeNow()).toEqual([1, 62_000]);
    // The sixth at half past four in the afternoon of London is the seventh there.
    app.clock.advance(32.5 * 60);
    await Promise.all([activateDue(app.portal), activateDue(app.portal)]);
    expect(await brakeNow()).toEqual([version.no, 64_000]);
    expect((await deeds(version.id)).filter((action) => action === 'price-version.activated')).toHaveLength(1);
    const [row] = await owner.select().from(priceVersions).where(eq(priceVersions.id, version.id));
    expect(row?.activatedAt).toEqual(app.clock.now());
  });

  test('whose day was taken back stays where it is', async () => {
    const { version } = await add(withBrake('641.00'));
    await stage(version.id, '2026-01-30');
    expect(await step('withdraw', version.id)).toMatchObject({ state: 'checked', validFrom: null });
    app.clock.advance(30 * 24 * 60);
    await activateDue(app.portal);
    expect(await brakeNow()).not.toContain(version.no);
  });

  test('is refused what its state does not allow, and nobody doubles one in force', async () => {
    const active = and(eq(priceVersions.state, 'active'));
    const [version] = await owner.select().from(priceVersions).where(active);
    const refused = await app.send(priceListRoutes.activate, { params: { id: version?.id ?? '' } }, ADMIN);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'price-version.wrong-state']);
    expect(await owner.$count(priceVersions, active)).toBe(1);
  });

  test('is one at a time, however many are put in force together', async () => {
    const made = await Promise.all(['651.00', '652.00', '653.00'].map((price) => add(withBrake(price))));
    await Promise.all(made.map(({ version }) => step('activate', version.id)));
    expect((await states())?.filter((state) => state.endsWith(' active'))).toHaveLength(1);
  });
});

test('5,000 rows are taken in, and how long that takes is told', async () => {
  const rows = Array.from({ length: 4200 }, (_, at) => `colour,,,,,X${at},,,,,,,fixed,${at}.00,1.00,2,\n`);
  const begun = performance.now();
  const { version } = await add(`${DEMO}${rows.join('')}`);
  console.info(`${version.rows} rows were taken in within ${Math.round(performance.now() - begun)} ms`);
  expect(version.rows).toBeGreaterThan(4900);
  const { difference } = await app.call(priceListRoutes.open, { params: { id: version.id } }, ADMIN);
  expect(difference?.counts.added).toBe(4200);
});

test('a file that leaves out a group of customers says so, with how many they are', async () => {
  const { version } = await add(withBrake('901.00').replace(/\ngroup,,,,,[A-C],.*(?=\n)/g, ''));
  const opened = await app.call(priceListRoutes.open, { params: { id: version.id } }, ADMIN);
  expect(opened.unserved.length).toBeGreaterThan(0);
  expect(opened.unserved.every(({ customers, group }) => customers > 0 && 'ABC'.includes(group))).toBe(true);
});
