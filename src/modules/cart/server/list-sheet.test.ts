// @tests both-databases-long, slow
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { LIST_COLUMNS } from '#modules/cart/domain/list-columns.ts';
import { addNeighbours } from '#modules/cart/testing/cart-app.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { fileRoutes, jobRoutes } from '#modules/jobs/contract.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { NO_OFFICE, openInOffice } from '#testing/libre-office.ts';
import { configurations } from './configuration-tables.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const release = await loadActiveRelease(app.portal.db);
await addNeighbours(app);
const inEnglish = { as: 'lv1-demo', headers: { 'accept-language': 'en' } };
const inChinese = { as: 'lv1-demo', headers: { 'accept-language': 'zh-cn' } };
const worker = startJobWorker(app.portal);
afterAll(() => worker.stop());
afterEach(() => db.delete(storedJobs).then(() => undefined));

const FORM = { ...aConfiguredForm(release, A_ROW_ID), remark: '=1+1' };
let first = '';
let second = '';
beforeAll(async () => {
  first = await saved({ note: '@SUM(A1)', itemNumber: '0010', folder: 'Hall 3', quantity: 4 });
  second = await saved({ note: '-5', itemNumber: '20', folder: '', quantity: 1 });
});

async function saved(written: { note: string; itemNumber: string; folder: string; quantity: number }) {
  app.clock.advance(1);
  const { id, version } = await app.call(cartRoutes.create, { body: FORM }, inEnglish);
  await app.call(cartRoutes.setQuantity, { params: { id }, body: { ...written, version } }, inEnglish);
  return id;
}

type Wanted = Partial<Parameters<typeof order>[0]>;
const order = ({
  lines = {},
  columns = LIST_COLUMNS.offered ?? [],
  system = 'si',
  timeZone = 'Asia/Shanghai',
} = {}) => ({
  body: { lines, columns: [...columns], system: system as 'si', timeZone },
});

async function exported(wanted: Wanted & { lines?: object }, caller = inEnglish) {
  const { jobId } = await app.call(cartRoutes.exportSheet, order(wanted as never), caller);
  const job = await vi.waitFor(
    async () => {
      const now = await app.call(jobRoutes.open, { params: { id: jobId } }, caller);
      expect(now.state).toBe('done');
      return now;
    },
    { timeout: 60_000, interval: 50 },
  );
  const file = await app.send(fileRoutes.open, { params: { id: job.file?.id ?? '' } }, caller);
  return { job, bytes: file.rawPayload };
}

describe.skipIf(NO_OFFICE)('the list as LibreOffice opens it', () => {
  test('has its lines in their order: texts as texts, figures as numbers, times as the person’s clock shows them', async () => {
    const { job, bytes } = await exported({});
    const [head, ...rows] = openInOffice(bytes);
    expect(head).toBe(
      '"Product","Type code","Note","Remark","Added for","Figures by other signs","Item","Speed n2 (r/min)","Torque Ma (Nm)","Power P (kW)","Ratio i",' +
        '"Factor fB","Mass m (kg)","Overhung load FRa (N)","Efficiency η (%)","Mounting","Quantity","State","Folder","By","Customer","Added"',
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatch(
      /^"JRTKF67-[^"]*","JRTKF67-[^"]*","@SUM\(A1\)","=1\+1",,,"0010",25\.5,528,1\.5,57\.28,1\.55,62,10300,94,"/,
    );
    expect(rows[1]).toMatch(/,4,"Valid","Hall 3","lv1-demo","[^"]+",\d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(rows[0]).toContain('"-5","=1+1",,,"20"');
    expect(job.file?.name).toMatch(/^Product list \d{4}-\d\d-\d\d\.xlsx$/);
    expect([job.done, job.total]).toEqual([2, 2]);
  });

  test('has the whole code of what was configured, so that whoever orders by it orders that', async () => {
    const sealed = aConfiguredForm(release, A_ROW_ID, [['oilSeal', 'FKM']]);
    app.clock.advance(1);
    await app.call(cartRoutes.create, { body: sealed }, inEnglish);
    const { rows } = await app.call(cartRoutes.list, { query: {} }, inEnglish);
    expect(rows[0]?.fullTypeCode).toMatch(/[-/]FKM$/);
    expect(rows[0]?.twins).toBe(0);
    const [, line] = openInOffice((await exported({})).bytes);
    expect(line).toContain(`"${rows[0]?.fullTypeCode}"`);
    await app.call(cartRoutes.batch, { body: { action: 'delete', ids: [rows[0]?.id ?? ''] } }, inEnglish);
  });

  test('speaks Chinese to those who read it, and has the columns and units that were chosen', async () => {
    const { job, bytes } = await exported({ columns: ['mass', 'release'], system: 'imperial' }, inChinese);
    const [head, row] = openInOffice(bytes);
    expect(head).toBe('"产品","型号","备注","配置备注","代客户添加","其他符号的参数","质量 m (lb)","数量","状态"');
    expect(row).toMatch(/,[\d.]+,1,"有效"$/);
    expect(job.file?.name).toMatch(/^产品清单 /);
  });

  test('has the lines of a filter, or those that are named', async () => {
    const items = async (lines: object) =>
      openInOffice((await exported({ lines, columns: ['itemNumber'] })).bytes)
        .slice(1)
        .map((row) => row.split(',').at(-2));
    expect(await items({ folder: 'Hall 3' })).toEqual(['"0010"']);
    expect(await items({ q: 'nothing like this' })).toEqual([]);
    expect(await items({ releaseState: 'valid' })).toEqual(['"20"', '"0010"']);
    expect(await items({ ids: [first, second] })).toEqual(['"20"', '"0010"']);
    expect(await items({ ids: [second] })).toEqual(['"20"']);
  });
});

test('a long list is written slice by slice, every line once', async () => {
  const [line] = await db.select().from(configurations).where(eq(configurations.id, first));
  const copies = Array.from({ length: 250 }, (_, at) => ({ ...line!, id: app.portal.newId(), itemNumber: `c${at}` }));
  await db.insert(configurations).values(copies);
  const { job } = await exported({ lines: { folder: 'Hall 3' } });
  expect([job.done, job.total]).toEqual([251, 251]);
  for (const copy of copies) await db.delete(configurations).where(eq(configurations.id, copy.id));
});

test('one foreign id opens nothing', async () => {
  const { id: foreign } = await app.call(cartRoutes.create, { body: FORM }, { as: 'other-demo' });
  for (const ids of [[foreign], [first, foreign], [first, app.portal.newId()], [first, 'no id']])
    await expect(app.call(cartRoutes.exportSheet, order({ lines: { ids } } as never), inEnglish)).rejects.toMatchObject(
      { status: 404, code: 'record.unknown' },
    );
  expect(await db.$count(storedJobs)).toBe(0);
});

test('a place that is no time zone is refused', async () => {
  await expect(app.call(cartRoutes.exportSheet, order({ timeZone: 'Mars/Olympus' }), inEnglish)).rejects.toMatchObject({
    status: 400,
  });
});
