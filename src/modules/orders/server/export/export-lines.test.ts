// @tests slow
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { users } from '#modules/accounts/server/public.ts';
import { fileRoutes, jobRoutes } from '#modules/jobs/contract.ts';
import { orderExportRoutes } from '#modules/orders/contract.ts';
import { addLines } from '#modules/orders/testing/add-lines.ts';
import { files } from '#server/files/file-tables.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { testApp } from '#testing/app.ts';
import { NO_OFFICE, openInOffice } from '#testing/libre-office.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const worker = startJobWorker(app.portal);
afterAll(() => worker.stop());
const chinese = { as: 'lv1-demo', headers: { 'accept-language': 'zh-cn' } };
const english = { as: 'lv1-demo', headers: { 'accept-language': 'en' } };

/** A part of which one of three is cancelled, a machine that is done, and many that nothing became of. */
const SPECIAL = [
  {
    ...{ kind: 'part', modelName: '配件', partDescription: '=油封 45×62', serialNo: '0042', manufacturingNo: 'X1' },
    ...{ cancelled: 1, unitPrice: 1_234_50, materialCode: '0001', plannedDate: null, shippingType: '+空运' },
    ...{ piNo: 'PI2611-0007', orderDate: '2025-12-31' },
  },
  {
    ...{ modelName: 'R67 DN90L4', manufacturingNo: '00123', ready: 3, readyStatus: 'ready', actualDate: '2025-12-20' },
    ...{ shipped: 1, delivered: 1, orderStatus: 'partially-delivered', orderDate: '2025-12-30', piNo: '-5' },
  },
] as const;

beforeAll(async () => {
  const [user] = await db.select().from(users).where(eq(users.username, 'lv1-demo'));
  const of = { organisationId: user?.organisationId ?? '', actorId: user?.id ?? '', newId: app.portal.newId };
  await addLines(db, { ...of, now: app.clock.now(), count: 2_105, line: (at) => SPECIAL[at] ?? {} });
});

async function exported(body: object, caller: typeof chinese) {
  const { jobId } = await app.call(orderExportRoutes.lines, { body }, caller);
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

describe.skipIf(NO_OFFICE)('order lines as LibreOffice opens them', () => {
  test('have the sixteen columns: days and amounts as such, everything else as text, in the order of the list', async () => {
    const { job, bytes } = await exported({}, chinese);
    const [head, part, machine, ...rest] = openInOffice(bytes);
    expect(head).toBe(
      '"PI号","订单日期","客户","物料编码","运输方式","产品型号","数量","单价","总金额","制造编号","行项目号","预计完工日期","实际完工日期","币种","订单状态","备货状态"',
    );
    expect(part).toBe(
      '"PI2611-0007",2025-12-31,"华东传动设备有限公司","0001","+空运","=油封 45×62","2",1234.50,2469.00,"0042","10",,,"CNY","未交货","未备货"',
    );
    expect(machine).toBe(
      '"-5",2025-12-30,"华东传动设备有限公司","M1","公路","R67 DN90L4","3",4125.01,12375.03,"00123","20",2025-01-01,2025-12-20,"CNY","部分交货","已备货"',
    );
    expect(rest).toHaveLength(2_103);
    expect([job.done, job.total]).toEqual([2_105, 2_105]);
    expect(job.file?.name).toMatch(/^订单-\d{4}-\d\d-\d\d-\d{4}\.xlsx$/);
  });

  test('are those of the filter, in the language that is read', async () => {
    const { job, bytes } = await exported({ view: 'parts' }, english);
    const [head, ...rows] = openInOffice(bytes);
    expect(head).toContain('"PI No.","Order date","Customer","Material code"');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('"undelivered","not ready"');
    expect(job.file?.name).toMatch(/^orders-\d{4}-\d\d-\d\d-\d{4}\.xlsx$/);
    expect(openInOffice((await exported({ q: 'no such order' }, english)).bytes)).toHaveLength(1);
  });
});

test('as CSV they open in UTF-8, and nothing in them is a formula', async () => {
  const { bytes } = await exported({ view: 'parts', format: 'csv' }, english);
  const [head, part] = bytes.toString('utf8').split('\r\n');
  expect(head?.startsWith('\uFEFF"PI No.","Order date"')).toBe(true);
  expect(part).toContain(`"'+空运","'=油封 45×62","2","1234.50","2469.00"`);
});

test('of a cancelled export no file is left', async () => {
  const { jobId } = await app.call(orderExportRoutes.lines, { body: {} }, english);
  const told = await app.call(jobRoutes.cancel, { params: { id: jobId } }, english);
  expect([told.state, told.file]).toEqual(['cancelled', null]);
  const open = await db.select({ sha256: files.sha256 }).from(files);
  expect(open.filter(({ sha256 }) => sha256 === null)).toEqual([]);
});
