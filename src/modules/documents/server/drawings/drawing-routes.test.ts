// @tests both-databases-long
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#modules/audit/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { DRAWING_FORMATS, DRAWING_TYPES } from '#modules/documents/domain/drawing-formats.ts';
import { drawingFileName } from '#modules/documents/domain/file-name.ts';
import { type TestCaller, testApp } from '#testing/app.ts';
import { formOfRow, type RowChoice } from '#testing/builders/form-of-row.ts';

const app = await testApp({ demo: true });
const lv1 = { as: 'lv1-demo' };
const DRAWN = { line: 'JRT', rowId: 'K47-3-29.32-DN90L4-1.5-50', chosen: { builtInType: 'K' } };
/** One of each other line that is drawn. */
const OTHERS = [
  { line: 'JD', rowId: 'JD-DN132S4-50', chosen: { mountingArrangement: 'B35' } },
  { line: 'JRW', rowId: 'W063-30-DN80M14-0.55-50-B14', chosen: { flangeType: 'FA' } },
  { line: 'JRH', rowId: 'JRH-H3-08-28.64', chosen: { outputShaftType: 'D' } },
];
const UNDRAWN = { line: 'JRP', rowId: 'JRPL23-158.18', chosen: {} };
const UNKNOWN = '01890000-0000-7000-8000-000000000000';

interface Saved {
  readonly id: string;
  readonly productName: string;
}
let drive: Saved;
let planetary: Saved;
let others: readonly Saved[];

beforeAll(async () => {
  const save = async (choice: RowChoice) =>
    app.call(cartRoutes.create, { body: await formOfRow(app.portal.db, choice) }, lv1);
  [drive, planetary] = [await save(DRAWN), await save(UNDRAWN)];
  others = await Promise.all(OTHERS.map(save));
});

const ask = (id: string, format: string, caller: TestCaller = lv1) =>
  app.send(documentRoutes.drawing, { params: { id, format } }, caller);
const inLanguage = (language: string): TestCaller => ({ ...lv1, headers: { 'accept-language': language } });

describe('a drawing of a saved configuration', () => {
  it.each([
    ['zh-cn', '如需预览产品图纸，请先登录'],
    ['en', 'To preview the product drawings, please login'],
  ])('is not for visitors, who are told in %s', async (language, sentence) => {
    const answer = await ask(drive.id, 'step', { headers: { 'accept-language': language } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'drawing.sign-in']);
    expect(answer.json().description).toBe(sentence);
  });

  it('tells whoever was signed in that the session has ended', async () => {
    const answer = await ask(drive.id, 'step', { token: 'a-token-that-has-ended-long-ago' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'session.expired']);
  });

  it('is had as a file of these kinds, and of no other', async () => {
    const answer = await ask(drive.id, 'dwg', inLanguage('en'));
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'drawing.unknown-format']);
    expect(answer.json().description).toBe(
      'There is no drawing as “dwg”. There are: pdf, dxf, svg, step, glb, csv, zip',
    );
  });

  it('of somebody else is refused like one that does not exist', async () => {
    const [foreign, absent, nonsense] = await Promise.all(
      [drive.id, UNKNOWN, 'no id'].map((id) =>
        ask(id, 'step', { as: 'lv2-demo', headers: { 'accept-language': 'en' } }),
      ),
    );
    for (const other of [foreign, nonsense])
      expect([other?.statusCode, other?.json()]).toEqual([absent?.statusCode, absent?.json()]);
    expect([absent?.statusCode, absent?.json().error.code]).toEqual([404, 'record.unknown']);
  });

  it.each(DRAWING_FORMATS)(
    'of a line without dimensions is refused as %s, and says what is missing',
    async (format) => {
      const said = async (language: string) => {
        const answer = await ask(planetary.id, format, inLanguage(language));
        expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'drawing.missing-dimension']);
        return answer.json().description;
      };
      expect(await said('zh-cn')).toContain('缺少：该产品系列的外形尺寸');
      expect(await said('en')).toContain('Missing: dimensions of this product line');
    },
  );

  it.each(DRAWING_FORMATS)('of a gear motor comes as %s, or is refused for a dimension by its name', async (format) => {
    const answer = await ask(drive.id, format, inLanguage('en'));
    if (answer.statusCode === 422) {
      expect(answer.json().error.code).toBe('drawing.missing-dimension');
      expect(answer.json().description).toMatch(/Missing: \S/);
      return;
    }
    const { etag, ...headers } = answer.headers;
    expect([answer.statusCode, headers['content-type']]).toEqual([200, DRAWING_TYPES[format]]);
    expect(headers['content-disposition']).toContain(drawingFileName(drive.productName, format, 'en'));
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(etag).toBe(`"${createHash('sha256').update(answer.rawPayload).digest('hex')}"`);
    const same = { 'accept-language': 'en', 'if-none-match': String(etag) };
    const again = await ask(drive.id, format, { ...lv1, headers: same });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('is made once for all who ask for the same at once', async () => {
    const asked = { params: { id: drive.id, format: 'svg' as const }, query: { lang: 'both', method: 'third' } };
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.send(documentRoutes.drawing, asked, lv1)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  it('is as it is wanted: language and method of the sheet, detail of the solid', async () => {
    const as = async (format: string, query: Record<string, string>) =>
      (await app.send(documentRoutes.drawing, { params: { id: drive.id, format }, query }, lv1)).payload;
    const usual = await as('svg', {});
    expect(usual).toContain('第一角画法');
    expect(await as('svg', { lang: 'zh-cn', method: 'first' })).toBe(usual);
    expect(await as('svg', { lang: 'en', method: 'third' })).toContain('Third angle');
    expect(await as('svg', { lang: 'both' })).toContain('比例 Scale');
    const [full, envelope] = [await as('step', {}), await as('step', { detail: 'envelope' })];
    expect(envelope.length).toBeLessThan(full.length / 2);
    const unknown = await app.send(
      documentRoutes.drawing,
      { params: { id: drive.id, format: 'svg' }, query: { method: 'x' } as never },
      lv1,
    );
    expect(unknown.statusCode).toBe(400);
  });

  it.each(DRAWING_FORMATS)('of a motor, a worm unit and an industrial unit comes as %s', async (format) => {
    for (const { id, productName } of others) {
      const answer = await ask(id, format, inLanguage('en'));
      expect([answer.statusCode, answer.headers['content-type']], productName).toEqual([200, DRAWING_TYPES[format]]);
      expect(answer.headers['content-disposition']).toContain(drawingFileName(productName, format, 'en'));
      expect(answer.rawPayload.length).toBeLessThan(400_000);
    }
  });

  it('read by an administrator is written down', async () => {
    const answer = await ask(drive.id, 'csv', { as: 'admin' });
    expect([200, 422]).toContain(answer.statusCode);
    const events = await app.database.db.select().from(auditEvents);
    expect(events.filter(({ action }) => action === 'document.download').map(({ object }) => object)).toEqual([
      drive.id,
    ]);
  });
});
