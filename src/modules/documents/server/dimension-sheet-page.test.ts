import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { testApp } from '#testing/app.ts';
import { formOfRow } from '#testing/builders/form-of-row.ts';

const app = await testApp({ demo: true });
const lv1 = { as: 'lv1-demo' };
const hasPdfTools = spawnSync('pdftotext', ['-v']).status === 0;
const DRIVE = await form('JRT', 'K47-3-29.32-DN90L4-1.5-50', { builtInType: 'K' });
const PLANETARY = await form('JRP', 'JRPL23-158.18', {});
const LOGIN = 'To preview the product drawings, please login';

function form(line: string, rowId: string, chosen: Readonly<Record<string, string>>) {
  return formOfRow(app.portal.db, { line, rowId, chosen });
}

const saved = (body: Awaited<typeof DRIVE>) => app.call(cartRoutes.create, { body }, lv1);
const printed = async (items: readonly object[], query: object = {}) =>
  app.send(
    documentRoutes.downloadTechnicalDocuments,
    { body: items.map((productConfig) => ({ productConfig })), query: { language: 'en', ...query } } as never,
    lv1,
  );

/** The texts of the pages of an answered PDF. */
function pagesOf({ rawPayload }: { rawPayload: Buffer }): readonly string[] {
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload, encoding: 'utf8' });
  return stdout.split('\f').filter((page) => page.trim() !== '');
}

function wordsOf(text = ''): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

describe.runIf(hasPdfTools || process.env.CI === 'true')('the dimension sheet of a data sheet', () => {
  it('is its last page for a saved line, the same as the drawing of it', async () => {
    const { id, fullTypeCode } = await saved(DRIVE);
    const answer = await printed([{ id }]);
    const drawing = await app.send(
      documentRoutes.drawing,
      { params: { id, format: 'pdf' }, query: { lang: 'en' } },
      lv1,
    );
    const last = wordsOf(pagesOf(answer).at(-1));
    for (const word of wordsOf(pagesOf(drawing)[0])) expect(last).toContain(word);
    expect(last.join(' ')).toContain('Dimension sheet');
    expect(fullTypeCode === undefined || last.join('').includes(String(fullTypeCode))).toBe(true);
    expect(answer.rawPayload.length).toBeLessThan(300_000);
    expect((await printed([{ id }])).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it('follows the sheet of each line of a batch, before the pages behind it', async () => {
    const lines = [await saved(DRIVE), await saved(DRIVE)];
    const pages = pagesOf(
      await printed(
        lines.map(({ id }) => ({ id })),
        { downloadMxPdf: 'true' },
      ),
    );
    const kinds = pages.map((page) =>
      page.includes('Outline drawing') ? 'drawing' : page.includes('Dimension sheet of the mounting') ? 'annex' : '',
    );
    expect(kinds.filter((kind) => kind !== '')).toEqual(['drawing', 'annex', 'drawing', 'annex']);
  });

  it('of a line without dimensions is a sentence that names what is missing', async () => {
    const { id } = await saved(PLANETARY);
    const text = pagesOf(await printed([{ id }])).join(' ');
    expect(wordsOf(text).join(' ')).toContain('cannot be drawn yet. Missing: dimensions of this product line');
    expect(text).not.toContain('Outline drawing');
  });

  it('is not needed to tell what is in the way: the sheet of what is not saved says it too', async () => {
    const low = await form('JRT', 'R57-2-26.31-DN90L4-1.5-50', { boxLocation: '180', installationPosition: 'M1' });
    const text = wordsOf(pagesOf(await printed([low])).join(' ')).join(' ');
    expect(text).toContain('mm below the foot plane');
    expect(text).toContain(LOGIN);
  });

  it('of what is not saved is for who has saved it: the sheet says so, whoever asks', async () => {
    const asked = await printed([DRIVE]);
    const open = await app.send(documentRoutes.dataSheet, { body: { form: DRIVE, language: 'en' } }, lv1);
    for (const answer of [asked, open]) {
      const text = pagesOf(answer).join(' ');
      expect(text).toContain(LOGIN);
      expect(text).not.toContain('Outline drawing');
    }
  });

  it('of another customer’s line is not to be had by naming it', async () => {
    const { id } = await saved(DRIVE);
    const body = [{ productConfig: { ...DRIVE, id } }];
    const answer = await app.send(
      documentRoutes.downloadTechnicalDocuments,
      { body, query: { language: 'en' } },
      { as: 'lv2-demo' },
    );
    expect(pagesOf(answer).join(' ')).toContain(LOGIN);
    expect(pagesOf(answer).join(' ')).not.toContain('Outline drawing');
  });
});
