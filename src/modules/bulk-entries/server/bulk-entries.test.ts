// @tests slow
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { readSheet } from '#kits/sheet/read-sheet.ts';
import { XLSX_TYPE } from '#kits/sheet/sheet.ts';
import { sheetBytes } from '#kits/sheet/write-sheet.ts';
import { EXAMPLE_CODES } from '#lines/example-codes.ts';
import { bulkEntryRoutes } from '#modules/bulk-entries/contract.ts';
import { REFUSED } from '#modules/bulk-entries/testing/refused-codes.ts';
import { configurations } from '#modules/cart/server/public.ts';
import { fileRoutes, jobRoutes } from '#modules/jobs/contract.ts';
import { fileChunks, files } from '#server/files/file-tables.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { testApp } from '#testing/app.ts';
import { recordedLines } from '#testing/stored/recorded.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const lv1 = { as: 'lv1-demo', headers: { 'accept-language': 'en' } };
const stranger = { as: 'lv2-demo', headers: { 'accept-language': 'en' } };
const worker = startJobWorker(app.portal);
afterAll(() => worker.stop());
afterEach(async () => {
  await db.delete(storedJobs);
  await db.delete(configurations);
  app.clock.advance(3_600_001);
});

const [CODE = '', OTHER = ''] = EXAMPLE_CODES;

async function ended(jobId: string) {
  return vi.waitFor(
    async () => {
      const job = await app.call(jobRoutes.open, { params: { id: jobId } }, lv1);
      expect(['done', 'failed']).toContain(job.state);
      return job;
    },
    { timeout: 120_000, interval: 100 },
  );
}

async function judged(body: { codes: string } | { fileId: string }) {
  const { jobId } = await app.call(bulkEntryRoutes.make, { body }, lv1);
  const job = await ended(jobId);
  return { job, entry: await app.call(bulkEntryRoutes.open, { params: { id: jobId } }, lv1) };
}

/** A file as it stands after it was sent in. */
async function fileWith(bytes: Uint8Array, type: string): Promise<string> {
  const [{ organisationId = '', actorId = '' } = {}] = await db.select().from(storedJobs);
  const id = app.portal.newId();
  const now = app.clock.now();
  const facts = { name: 'list', type, size: bytes.length, chunks: 1, sha256: 'x' };
  await db.insert(files).values({ id, organisationId, actorId, ...facts, createdAt: now, updatedAt: now });
  await db.insert(fileChunks).values({ fileId: id, no: 0, organisationId, bytes: Buffer.from(bytes) });
  return id;
}

/** Stored while a rain cover still went with the motor below. */
const isFanDown = (code: string) => /\/C\/.*-M2/.test(code);
const STORED = recordedLines.flatMap(({ typeCodes }) => typeCodes);
const FAN_DOWN = STORED.filter(isFanDown);
const CODES = [...STORED.filter((code) => !isFanDown(code)), ...EXAMPLE_CODES];

describe('a list of type codes', () => {
  test('has a verdict on every row: what was read, what is to be told, and what is wrong where', async () => {
    const rows = [
      CODE,
      `${CODE.replace('28.83', '28.8')} 2026`,
      CODE.replace('-TF-', '-TFF-'),
      CODE.replace('28.83', '31'),
      CODE.replace('DN90L2', 'DN90X2'),
      'SEW R47 DRS71',
      `${OTHER}\t0`,
    ];
    const { entry } = await judged({ codes: rows.join('\n') });
    expect(entry.rows.map(({ no, verdict }) => [no, verdict])).toEqual([
      [1, 'fine'],
      [2, 'noted'],
      ...[3, 4, 5, 6, 7].map((no) => [no, 'unread']),
    ]);
    expect(entry.rows[0]).toMatchObject({ typeCode: CODE, reasons: [] });
    expect(entry.rows[1]?.reasons).toEqual([
      'The ratio 28.8 was read as i28.83',
      'Not taken, since it stands beside the code: 2026',
    ]);
    expect(entry.rows[2]).toMatchObject({ reasons: ['"TFF" is not understood; is TF meant?'], nearest: CODE });
    expect([entry.rows[3]?.nearest, entry.rows[5]?.nearest]).toEqual([expect.stringMatching(/^JRTR67-DN90L2-/), '']);
    expect(entry.rows[3]?.reasons[0]).toContain('There is no ratio of 31; the nearest is i');
    expect(entry.rows[4]?.reasons[0]).toContain('"DN90X2"');
    expect(entry.rows[5]?.reasons[0]).toContain('No type code stands here');
    expect(entry.rows[6]?.reasons).toEqual(['Quantity "0" is not a whole number from 1 to 9999']);
  });

  test('tells two products of one short code apart by what was ordered with them', async () => {
    const { entry } = await judged({ codes: 'JRTK57-DN80M14-i48.89-M1\nJRTK57-DN80M14-i48.89-M1-IP66/FKM/C3' });
    const [plain = '', sealed = ''] = entry.rows.map(({ typeCode }) => typeCode);
    expect(sealed).toBe(`${plain}-IP66/FKM/C3`);
  });

  test('is read as a quick search reads it, and tells what was taken for something else', async () => {
    const rows = [
      'JRTR67-DN9OL4-i26.72-M1',
      'JRTR67-DN90L4-i26.72-M1/OX',
      'JRTR67-DN90L4-i26,72-M1',
      'jrtr67 dn90l4 i26.72 m1',
    ];
    const { entry } = await judged({ codes: `code;\n${rows.map((code) => `"${code}";`).join('\n')}` });
    const PRODUCT = 'JRTR67-DN90L4-TF-i26.72-M1/0X-S35x70';
    const STANDARD = 'Not in the code, the standard is taken: TF 0X S35x70';
    expect(entry.rows.map(({ verdict, typeCode, reasons }) => [verdict, typeCode, ...reasons])).toEqual([
      ['noted', PRODUCT, '"DN9OL4" was read as DN90L4', STANDARD],
      ['noted', PRODUCT, '"OX" was read as 0X', STANDARD.replace(' 0X', '')],
      ['noted', PRODUCT, STANDARD],
      ['noted', PRODUCT, STANDARD],
    ]);
  });

  test('is told of a code that is whole but for one word which the standard stands for', async () => {
    const whole = 'JRTK57-DN80M14-BE2/TF-i48.89-M1/0X/A-S35x70';
    const { entry } = await judged({ codes: [whole, whole.replace('/TF', '')].join('\n') });
    expect(entry.rows.map(({ verdict, typeCode, reasons }) => [verdict, typeCode, ...reasons])).toEqual([
      ['fine', whole],
      ['noted', whole, 'Not in the code, the standard is taken: TF'],
    ]);
  });

  test('that no product is names what is permitted, the nearest product and the search', async () => {
    const { entry } = await judged({ codes: REFUSED.map(([code]) => code).join('\n') });
    expect(entry.rows.map(({ given, reasons, nearest, line }) => [given.code, reasons, nearest, line])).toEqual(
      REFUSED,
    );
  });

  test('is not read where two words of a code exclude each other, and tells what was said twice or added', async () => {
    const rows = [
      'JRTK57-DN80M14-TF/TH-i48.89-M1/M4',
      'JRTK57-DN80M14-i48.89-M1-C3/C4',
      'JRTK57-DN80M14-TF/TF-i48.89-M1',
      'JRTK57-DN80M14-i48.89-M1-C4',
      'JRTK57-DN80M14-KS-i48.89-M1-FKM/C4',
    ];
    const STANDARD = 'Not in the code, the standard is taken: TF 0X A S35x70';
    const { entry } = await judged({ codes: rows.join('\n') });
    expect(entry.rows.map(({ verdict, reasons }) => [verdict, ...reasons])).toEqual([
      ['unread', 'TF and TH exclude each other', 'M1 and M4 exclude each other'],
      ['unread', 'C3 and C4 exclude each other'],
      ['noted', '"TF" says again what the code says already', STANDARD.replace('TF ', '')],
      ['noted', 'KS was added: C4 needs it', 'FKM was added: C4 needs it', STANDARD],
      ['noted', STANDARD],
    ]);
  });

  test('keeps what a code says beside the release: the shaft end that is wanted', async () => {
    const code = 'JRPL23-3F-AM132-i158.18/10-S140x250';
    const { entry } = await judged({ codes: code });
    expect(entry.rows.map(({ verdict, typeCode }) => [verdict, typeCode])).toEqual([
      ['fine', 'JRPL23-3F-AM132-i158.18/10-S-S140x250'],
    ]);
    const { jobId } = await app.call(bulkEntryRoutes.take, { params: { id: entry.id } }, lv1);
    await ended(jobId);
    expect(JSON.stringify(await db.select().from(configurations))).toContain('140x250');
  });

  test('is read of every product the portal stores, by its short and by its full code; wishes without words are told', async () => {
    const { entry } = await judged({ codes: CODES.join('\n') });
    const told = entry.rows.filter(({ verdict }) => verdict !== 'fine');
    expect(entry.next).toBeNull();
    expect(told.map(({ given, verdict, reasons }) => [given.code.slice(-5), verdict, ...reasons])).toEqual([
      [
        'SWyes',
        'noted',
        'The code says that there are special wishes, not which: please state them in the product list',
      ],
    ]);
  });

  test('reads what products are called in lists and file names like their codes, a plus for a slash', async () => {
    const rows = ['JRW063-DN80M14+B14-i30-B6', 'JRW063-DN80M14/B14-i30-B6', 'JRHH3SH08-1400+AD-i28.64-A'];
    const { entry } = await judged({ codes: rows.join('\n') });
    expect(entry.rows.map(({ verdict, reasons, typeCode }) => [verdict, ...reasons, typeCode])).toEqual([
      ['unread', 'The code does not say: Hollow shaft bore (possible: 25, 28)', ''],
      ['unread', 'The code does not say: Hollow shaft bore (possible: 25, 28)', ''],
      ['noted', 'Not in the code, the standard is taken: BI', 'JRHH3SH08-1400/AD-i28.64-A/BI'],
    ]);
    const stored = await judged({ codes: CODES.join('\n') });
    const names = stored.entry.rows.map(({ productName }) => productName);
    const named = await judged({ codes: names.join('\n') });
    const WRONG = /is not understood|with the input|no gear unit/;
    expect(named.entry.rows.filter(({ reasons }) => reasons.some((reason) => WRONG.test(reason)))).toEqual([]);
  });

  test('says of a product that was stored before a rule what the rule says', async () => {
    const { entry } = await judged({ codes: FAN_DOWN.join('\n') });
    expect(entry.rows.map(({ verdict, reasons }) => [verdict, ...reasons])).toEqual(
      FAN_DOWN.map(() => [
        'unread',
        'Mounting position M2 is not possible: A rain cover goes on a vertical motor with the fan up: mounting position M4. Possible: M4',
      ]),
    );
  });

  test('one in a hundred of whose rows is wrong gives back exactly those, each with its reason', async () => {
    const codes = CODES;
    const isWrong = (at: number) => at % 100 === 37;
    const rows = Array.from({ length: 500 }, (_, at) =>
      isWrong(at) ? `JRTR67-QQ${at}` : (codes[at % codes.length] ?? ''),
    );
    const listed = ['code;item', ...rows.map((code, at) => `${code};${at}`)].join('\n');
    const { entry } = await judged({ codes: listed });
    expect(entry.counts).toMatchObject({ unread: 5 });
    const { jobId } = await app.call(bulkEntryRoutes.take, { params: { id: entry.id } }, lv1);
    const { file } = await ended(jobId);
    const sent = await app.send(fileRoutes.open, { params: { id: file?.id ?? '' } }, lv1);
    const back = [];
    for await (const { cells } of readSheet(sent.rawPayload)) back.push([cells[0], cells[4], cells[5]]);
    expect(back.slice(1)).toEqual(
      rows.flatMap((code, at) =>
        isWrong(at)
          ? [[code, expect.stringContaining(`The unit is not supplied with the input "QQ${at}", but with`), at + 2]]
          : [],
      ),
    );
    const stored = (await db.select().from(configurations)).toSorted((a, b) => (a.id < b.id ? 1 : -1));
    expect(stored.map(({ itemNumber }) => Number(itemNumber))).toEqual([...rows.keys()].filter((at) => !isWrong(at)));
    const after = await app.call(
      bulkEntryRoutes.open,
      { params: { id: entry.id }, query: { verdict: 'problems' } },
      lv1,
    );
    expect([after.taken, after.takenBy]).toEqual([495, jobId]);
    expect(after.rows.filter(({ verdict }) => verdict === 'unread').map(({ no }) => no)).toEqual([
      39, 139, 239, 339, 439,
    ]);
  });

  test('is taken once, in its order, with quantity, item and note; the rest comes back with reasons, computing nothing', async () => {
    const text = `备注;型号;项号;数量\nfirst;${CODE};0010;4\n;=1+1;;2\nlast;${OTHER};0020;1`;
    const { entry } = await judged({ codes: text });
    const take = () => app.call(bulkEntryRoutes.take, { params: { id: entry.id } }, lv1);
    const [one, again] = [await take(), await take()];
    expect(again).toEqual(one);
    const { file } = await ended(one.jobId);
    const stored = (await db.select().from(configurations)).toSorted((a, b) => (a.id < b.id ? 1 : -1));
    expect(stored.map(({ typeCode, quantity, itemNumber, note }) => [typeCode, quantity, itemNumber, note])).toEqual([
      [CODE, 4, '0010', 'first'],
      [OTHER, 1, '0020', 'last'],
    ]);
    const sent = await app.send(fileRoutes.open, { params: { id: file?.id ?? '' } }, lv1);
    const rows = [];
    for await (const { cells } of readSheet(sent.rawPayload)) rows.push(cells);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual(['=1+1', '2', null, null, expect.stringContaining('No type code stands here'), 3]);
    expect((await take()).jobId).toBe(one.jobId);
    expect(await db.$count(configurations)).toBe(2);
  });

  test('of an XLSX file is read like one that was pasted, and what is no list is refused with a sentence', async () => {
    await judged({ codes: CODE });
    const columns = ['Type code', 'Qty'].map((heading) => ({ heading, width: 20 }));
    const sheet = await sheetBytes({ name: 'x', columns, rows: [[CODE, 3]] });
    const fileIds = [
      await fileWith(sheet, XLSX_TYPE),
      await fileWith(Buffer.from('PK\u0003\u0004nonsense'), XLSX_TYPE),
    ];
    const [good, bad] = [await judged({ fileId: fileIds[0] ?? '' }), await judged({ fileId: fileIds[1] ?? '' })];
    expect(good.entry.rows.map(({ verdict, given }) => [verdict, given.quantity])).toEqual([['fine', '3']]);
    expect(bad.job.failure?.description).toBe('The file is damaged and cannot be read');
  });

  test('that was cancelled while it was judged has no verdicts, and cannot be taken', async () => {
    const codes = Array.from({ length: 2000 }, (_, at) => `${CODE} ${at}`).join('\n');
    const { jobId } = await app.call(bulkEntryRoutes.make, { body: { codes } }, lv1);
    const cancelled = await app.call(jobRoutes.cancel, { params: { id: jobId } }, lv1);
    expect(cancelled.state).toBe('cancelled');
    const entry = await app.call(bulkEntryRoutes.open, { params: { id: jobId } }, lv1);
    expect([entry.state, entry.counts, entry.rows]).toEqual(['cancelled', null, []]);
    expect((await app.send(bulkEntryRoutes.take, { params: { id: jobId } }, lv1)).statusCode).toBe(409);
  });

  test('opens to nobody out of reach, and an hour has ten of them', async () => {
    const { entry } = await judged({ codes: CODE });
    const asked = { params: { id: entry.id } };
    expect((await app.send(bulkEntryRoutes.open, asked, stranger)).statusCode).toBe(404);
    expect((await app.send(bulkEntryRoutes.take, asked, stranger)).statusCode).toBe(404);
    const make = () => app.send(bulkEntryRoutes.make, { body: { codes: CODE } }, lv1);
    for (let made = 1; made < 10; made += 1) expect((await make()).statusCode).toBe(200);
    expect((await make()).statusCode).toBe(429);
  });
});
