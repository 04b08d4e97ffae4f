// @tests slow
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { SheetScene } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { A_PICTURE, aTechnicalSheet } from '#testing/builders/a-technical-sheet.ts';
import { renderTechnicalPdf } from './technical-pdf.ts';

const brand = { name: 'Drivewright' };
const hasPdfTools = spawnSync('pdftotext', ['-v']).status === 0;
const inCi = process.env.CI === 'true';

const A_SCENE: SheetScene = {
  sheet: { w: 420, h: 297, method: 'first', den: 5 },
  language: 'en',
  title: '',
  items: [
    { k: 'line', layer: 'FRAME', from: [20, 10], to: [410, 10] },
    { k: 'text', layer: 'TEXT', at: [30, 20], text: '1:5', height: 2.5, align: 'left', turn: 0 },
  ],
  dimensions: [],
  form: { block: [230, 10, 410, 60], list: [] },
};

function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

function pdfText(pdf: Buffer): string {
  const { status, stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout;
}

describe('a technical document', () => {
  test.each(['zh-cn', 'en', 'both'] as const)('in %s is a small PDF of a few pages', async (language) => {
    const pdf = await renderTechnicalPdf([{ sheet: aTechnicalSheet({ language }), picture: A_PICTURE }], { brand });
    expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    expect(pdf.toString('latin1').trimEnd()).toMatch(/%%EOF$/);
    expect(pageCount(pdf)).toBeGreaterThanOrEqual(2);
    expect(pageCount(pdf)).toBeLessThanOrEqual(3);
    expect(pdf.length).toBeLessThan(100_000);
  });

  test.skipIf(!hasPdfTools && !inCi)('names the whole type code at the head of every page, however long', async () => {
    const typeCode = `JRTKAF67-DN90L4-${'BM4-HR-TF-IC416-'.repeat(5)}i57.35-M1/0X-END`;
    const text = pdfText(
      await renderTechnicalPdf([{ sheet: aTechnicalSheet({ language: 'both', typeCode }) }], { brand }),
    );
    const [, ...later] = text.split('\f').filter((page) => page.trim() !== '');
    expect(later.length).toBeGreaterThan(0);
    for (const page of later) expect(page).toMatch(/M1\/0X-END/);
  });

  test('is byte for byte the same for the same sheet, whatever was printed before', async () => {
    const document = { sheet: aTechnicalSheet(), picture: A_PICTURE };
    const first = await renderTechnicalPdf([document], { brand });
    await renderTechnicalPdf([{ sheet: aTechnicalSheet({ language: 'en', remark: 'µ Ω – “x”' }) }], { brand });
    expect((await renderTechnicalPdf([document], { brand })).equals(first)).toBe(true);
  });

  test('differs when a value differs', async () => {
    const one = await renderTechnicalPdf([{ sheet: aTechnicalSheet() }], { brand });
    const other = await renderTechnicalPdf([{ sheet: aTechnicalSheet({ typeCode: 'JRTR77 DN90L4' }) }], { brand });
    expect(other.equals(one)).toBe(false);
  });

  test('carries the brand, the language and the date of the sheet, and no other date', async () => {
    const file = await renderTechnicalPdf([{ sheet: aTechnicalSheet({ language: 'en' }) }], {
      brand: { name: 'Acme Drives' },
    });
    const text = file.toString('latin1');
    expect(text).toContain('(Acme Drives)');
    expect(text).toContain('/Lang (en)');
    expect(text.match(/D:\d{14}Z/g)).toEqual(['D:20261121000000Z', 'D:20261121000000Z']);
    expect(text).not.toMatch(/PDFKit|Drivewright/);
  });

  test('embeds its fonts as subsets and needs none of the reader', async () => {
    const text = (await renderTechnicalPdf([{ sheet: aTechnicalSheet() }], { brand })).toString('latin1');
    expect(new Set(text.match(/\/BaseFont \/\S+/g))).toEqual(
      new Set(['/BaseFont /BZZZZZ+NotoSansSC-Regular', '/BaseFont /CZZZZZ+NotoSansSC-Bold']),
    );
    expect(text.match(/\/FontFile2/g)).toHaveLength(2);
  });

  test('of 50 motor options goes on over further pages', async () => {
    const option = (number: number) => ({
      label: { zh: `选项 ${number}`, en: `Option ${number}` },
      value: `V${number}`,
    });
    const rows = Array.from({ length: 100 }, (_, index) => option(index));
    const long = { heading: { zh: '电机选项', en: 'Motor options' }, rows };
    const short = { ...long, rows: rows.slice(0, 2) };
    const pages = async (section: typeof long) =>
      pageCount(await renderTechnicalPdf([{ sheet: aTechnicalSheet({ sections: [section] }) }], { brand }));
    expect((await pages(long)) - (await pages(short))).toBeGreaterThanOrEqual(1);
  });

  test('of a bare gear unit prints without picture, torque check, options, wishes and remark', async () => {
    const { check: _none, specialWishes: _wishes, remark: _remark, ...rest } = aTechnicalSheet();
    const bare = { ...rest, performance: [], sections: [], standards: [] };
    expect(pageCount(await renderTechnicalPdf([{ sheet: bare }], { brand }))).toBe(1);
  });

  test('of several configurations starts each on a page of its own, drawings on further ones', async () => {
    const sheet = aTechnicalSheet({ sections: [], standards: [] });
    const pdf = await renderTechnicalPdf([{ sheet }, { sheet, drawing: { is: 'sheet', scene: A_SCENE } }], { brand });
    expect(pageCount(pdf)).toBe(3);
  });

  test('has its dimension sheet as a page of the size of the sheet, and goes on in its own behind it', async () => {
    const sheet = aTechnicalSheet({ sections: [], standards: [] });
    const drawn = { sheet, drawing: { is: 'sheet', scene: A_SCENE } } as const;
    const pdf = await renderTechnicalPdf([drawn, { sheet }], { brand });
    const boxes = [...pdf.toString('latin1').matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))])).toEqual([
      [595, 842],
      [1191, 842],
      [595, 842],
    ]);
  });
});

describe.skipIf(!hasPdfTools && !inCi)('the text of a technical document', () => {
  test('can be selected and copied in both languages', async () => {
    const text = pdfText(await renderTechnicalPdf([{ sheet: aTechnicalSheet({ language: 'both' }) }], { brand }));
    for (const words of [
      '减速电机技术资料',
      'Gear motor technical document',
      'JRTR67 DN90L4',
      '输出转速',
      'Output speed',
      '接线盒位置',
      'Terminal box position',
      '满足要求：使用系数 1.65 ≥ 1.40，裕量 17%',
      '40 × 80',
      '128.97',
      'please mark crates “Line 4”.',
      '3f9a1c2e7b40',
      '2026-11-21',
    ]) {
      expect(text).toContain(words);
    }
  });

  test.each([
    ['2026-11-21', 1],
    ['2026-11-20', 2],
  ])('says the date once where the data of %s were released on it', async (version, dates) => {
    const sheet = aTechnicalSheet({ language: 'en', release: { version, hash: '3f9a1c2e7b40' } });
    const footer = pdfText(await renderTechnicalPdf([{ sheet }], { brand })).match(/Data release.*/)?.[0] ?? '';
    expect(footer.match(/2026-11-2\d/g)).toHaveLength(dates);
    expect(footer.includes('Printed 2026-11-21')).toBe(dates === 2);
  });

  test('keeps a large figure clear of a label of three lines', async () => {
    const label = { zh: '允许输入功率', en: 'Permissible input power' };
    const performance = aTechnicalSheet().performance.map((row) =>
      row.symbol === 'P' ? { ...row, label, value: '1.47' } : row,
    );
    const sheet = aTechnicalSheet({ language: 'both', performance });
    const pdf = await renderTechnicalPdf([{ sheet }], { brand });
    expect(bottomOf(pdf, '1.47') - bottomOf(pdf, 'power')).toBeGreaterThan(HEIGHT_OF_LARGE_FIGURE);
  });

  test('is in one language only where one is asked for', async () => {
    const { specialWishes: _chinese, ...sheet } = aTechnicalSheet({ language: 'en' });
    expect(pdfText(await renderTechnicalPdf([{ sheet }], { brand }))).not.toMatch(/\p{Script=Han}/u);
  });

  test('counts the pages of the whole file, and names the release on each', async () => {
    const sheet = aTechnicalSheet({ language: 'en', sections: [], standards: [] });
    const drawn = { sheet, drawing: { is: 'sheet', scene: A_SCENE } } as const;
    const pages = pdfText(await renderTechnicalPdf([drawn, { sheet }], { brand })).split('\f');
    for (const [index, text] of pages.slice(0, 3).entries()) {
      expect(text).toContain(`Page ${index + 1} of 3`);
      expect(text).toContain('3f9a1c2e7b40');
    }
  });

  test('names what is missing in the place of a dimension sheet that cannot be drawn', async () => {
    const missing = { zh: 'K · 187 · d', en: 'K · 187 · d' };
    const drawing = { is: 'missing', missing } as const;
    const sheet = aTechnicalSheet({ language: 'both' });
    const text = pdfText(await renderTechnicalPdf([{ sheet, drawing }], { brand }));
    const said = text.replaceAll(/\s/g, '');
    expect(said).toContain('该产品暂不能生成图纸，缺少：K·187·d');
    expect(said).toContain('Thisproductcannotbedrawnyet.Missing:K·187·d');
  });

  test('shows long type codes and values to their last character', async () => {
    const fullTypeCode = Array.from({ length: 60 }, (_, index) => `OPT${index}`).join('-');
    const rows = [{ label: { zh: '说明', en: 'Note' }, value: '防腐蚀处理及防水措施，'.repeat(12).concat('完毕') }];
    const sections = [{ heading: { zh: '其他', en: 'Other' }, rows }];
    const text = pdfText(await renderTechnicalPdf([{ sheet: aTechnicalSheet({ fullTypeCode, sections }) }], { brand }));
    expect(text).toContain('OPT59');
    expect(text.replace(/\s/g, '')).toContain('完毕');
    expect(text).not.toContain('…');
  });

  test('breaks the name of a key figure rather than shorten it, however near it comes to its column (issue 13)', async () => {
    const names = [
      'Nominal torque',
      'Permissible powe',
      'Permissible power',
      'Permissible powers',
      'Permissible factor',
    ];
    const performance = names.map((name, index) => ({
      label: { zh: name, en: name },
      symbol: `P${index}`,
      value: '66.1',
    }));
    const keyFigures = performance.map(({ symbol }) => symbol);
    const sheet = aTechnicalSheet({ language: 'en', performance, keyFigures, sections: [] });
    expect(pdfText(await renderTechnicalPdf([{ sheet }], { brand }))).not.toContain('…');
  });

  test('marks a character the font lacks and keeps common names whole', async () => {
    const remark = '联系人：朱镕喆、刘頔 🚀，⌀40';
    const text = pdfText(await renderTechnicalPdf([{ sheet: aTechnicalSheet({ remark }) }], { brand }));
    expect(text).toContain('联系人：朱镕喆、刘□ □，Ø40');
  });
});

const HEIGHT_OF_LARGE_FIGURE = 17;

/** How far down its page a word ends. */
function bottomOf(pdf: Uint8Array, word: string): number {
  const { stdout } = spawnSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
  return Number(new RegExp(`yMax="([\\d.]+)">${word}<`).exec(stdout)?.[1]);
}
