// @tests slow
import { cpus, loadavg } from 'node:os';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { XLSX_TYPE } from '#kits/sheet/sheet.ts';
import { EXAMPLE_CODES } from '#lines/example-codes.ts';
import { bulkEntryRoutes } from '#modules/bulk-entries/contract.ts';
import { fileRoutes, jobRoutes } from '#modules/jobs/contract.ts';
import { files } from '#server/files/file-tables.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { testApp } from '#testing/app.ts';
import { MAIN, manyTimes, unlike, workbook, zip } from '#testing/builders/any-zip.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const { port } = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));
const lv1 = { as: 'lv1-demo', headers: { 'accept-language': 'en' } };
const worker = startJobWorker(app.portal);
afterAll(() => worker.stop());
afterEach(async () => {
  await db.delete(storedJobs);
  await db.delete(files);
  app.clock.advance(3_600_001);
});

const SHEET = 'xl/worksheets/sheet1.xml';
/** What is refused soon is so within 2 s, on a machine that has nothing else to do. */
const soon = () => 2_000 * Math.max(Number(process.env.TEST_SLOWNESS ?? 1), (2 * (loadavg()[0] ?? 0)) / cpus().length);
const MEGABYTE = 1_000_000;
const textCell = (text: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
const rowOf = textCell('JRTK67');

/** Sends a file in as a browser does, has it judged, and answers why it was not. */
async function refusalOf(bytes: Uint8Array, type: string): Promise<string> {
  const authorization = `Bearer ${await app.signIn('lv1-demo')}`;
  const sent = await fetch(`http://127.0.0.1:${port}/api${fileRoutes.send.path}?name=list`, {
    method: 'PUT',
    headers: { authorization, 'content-type': type, 'accept-language': 'en' },
    body: new Uint8Array(bytes),
  });
  const { result, error } = (await sent.json()) as { result: { id: string }; error?: { code: string } };
  if (error) return error.code;
  const made = await app.send(bulkEntryRoutes.make, { body: { fileId: result.id } }, lv1);
  const answer = made.json() as { result: { jobId: string }; error?: { code: string } };
  if (answer.error) return answer.error.code;
  return vi.waitFor(
    async () => {
      const job = await app.call(jobRoutes.open, { params: { id: answer.result.jobId } }, lv1);
      expect(['done', 'failed']).toContain(job.state);
      return job.failure?.code ?? 'judged';
    },
    { timeout: 30_000, interval: 20 },
  );
}

/** A first list starts the thread that judges. */
async function warm(): Promise<void> {
  expect(await refusalOf(Buffer.from(EXAMPLE_CODES.join('\n')), 'text/csv')).toBe('judged');
}

test('what is no list is refused with its reason, soon, and costs the portal nothing', async () => {
  await warm();
  const cases: readonly (readonly [string, Uint8Array, string, string])[] = [
    ['a zip bomb', zip(workbook('', { [SHEET]: manyTimes(Buffer.alloc(MEGABYTE), 500) })), XLSX_TYPE, 'too-large'],
    [
      'a sheet of one gigabyte',
      zip(workbook('', { [SHEET]: manyTimes(Buffer.alloc(MEGABYTE, rowOf), 1000) })),
      XLSX_TYPE,
      'too-large',
    ],
    [
      'a sheet of one gigabyte that says it is small',
      zip(workbook('', { [SHEET]: { ...manyTimes(Buffer.alloc(MEGABYTE, rowOf), 1000), declared: 1000 } })),
      XLSX_TYPE,
      'broken',
    ],
    ['a formula', zip(workbook('<row r="2"><c r="B2"><f>1+1</f><v>2</v></c></row>')), XLSX_TYPE, 'formula'],
    ['a cell of ten megabytes', zip(workbook(textCell(unlike(10 * MEGABYTE)))), XLSX_TYPE, 'too-large'],
    ['a cell of a megabyte', zip(workbook(textCell(unlike(MEGABYTE)))), XLSX_TYPE, 'long-cell'],
    ['a cell of ten megabytes in CSV', Buffer.alloc(10 * MEGABYTE, 'x'), 'text/csv', 'too-large'],
    ['a cell of four megabytes in CSV', Buffer.alloc(4 * MEGABYTE, 'x'), 'text/csv', 'long-cell'],
    ['a text document', zip({ '[Content_Types].xml': MAIN.replace('spreadsheetml', 'x') }), XLSX_TYPE, 'wrong-type'],
    ['a zip cut off', zip(workbook(rowOf)).subarray(0, 400), XLSX_TYPE, 'broken'],
    ['too many rows', Buffer.from('JRTK67\n'.repeat(2001)), 'text/csv', 'too-many-rows'],
  ];
  for (const [what, bytes, type, code] of cases) {
    const begun = performance.now();
    expect([what, await refusalOf(bytes, type)]).toEqual([what, `bulk-entry.${code}`]);
    const took = performance.now() - begun;
    expect(took, `${what} is refused soon`).toBeLessThan(soon());
    await db.delete(storedJobs);
    app.clock.advance(3_600_001);
  }
});

test('another kind of file is refused at the door, whatever it is said to be', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n');
  expect(await refusalOf(pdf, 'application/pdf')).toBe('bulk-entry.other-type');
  expect(await refusalOf(pdf, XLSX_TYPE)).toBe('upload.other-content');
  expect(await refusalOf(Buffer.from('MZ\u0000\u0000'), 'application/x-msdownload')).toBe('upload.type');
});

test('a formula in CSV is a text like any other, and is computed by nobody', async () => {
  const { jobId } = await app.call(bulkEntryRoutes.make, { body: { codes: '=HYPERLINK("http://x")\n@SUM(A1)' } }, lv1);
  const entry = await vi.waitFor(
    async () => {
      const found = await app.call(bulkEntryRoutes.open, { params: { id: jobId } }, lv1);
      expect(found.state).toBe('done');
      return found;
    },
    { timeout: 30_000 },
  );
  expect(entry.rows.map(({ given, verdict }) => [given.code, verdict])).toEqual([
    ['=HYPERLINK("http://x")', 'unread'],
    ['@SUM(A1)', 'unread'],
  ]);
});
