// @tests slow
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import { type BillPaper, billFileName, billPaperOf } from '#modules/bills/domain/bill-paper.ts';
import { anInvoice, aPackingList, aProforma, domestic } from '#modules/bills/testing/bill-bodies.ts';
import { qrCodeOn } from '#testing/qr-codes.ts';
import { renderBill } from './bill-pdf.ts';

const NO_PDF_TOOLS = spawnSync('pdftotext', ['-v']).status !== 0 && process.env.CI !== 'true';
const HASH = '0123456789abcdef'.repeat(4);

const issued = (body: BillBody) => ({ ...body, number: 'CI2611-0003' });

function paperOf(body: BillBody, other: Partial<BillPaper> = {}): BillPaper {
  return billPaperOf({ body: issued(body), state: 'issued', sha256: HASH, ...other }, 'https://portal.example');
}

const printed = (bill: BillPaper) => renderBill({ bill, brand: { name: 'Drivewright' } });

/** What a reader finds on each page. */
async function pagesOf(bill: BillPaper): Promise<readonly string[]> {
  const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: await printed(bill), encoding: 'utf8' });
  return stdout.split('\f').filter((page) => page.trim() !== '');
}

const allOf = async (bill: BillPaper) => (await pagesOf(bill)).join('\n');

describe.skipIf(NO_PDF_TOOLS)('a bill on paper', () => {
  test('counts its pages', async () => {
    const lines = Array.from({ length: 40 }, (_, at) =>
      anInvoice().lines.map((one) => ({ ...one, lineNo: at + 1 })),
    ).flat();
    const pages = await pagesOf(paperOf(anInvoice({ lines, packages: [], language: 'en' })));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, at) => {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(page).toContain('COMMERCIAL INVOICE CI2611-0003');
    });
  });

  test.each([
    ['draft', 'DRAFT'],
    ['void', 'VOID'],
    ['superseded', 'SUPERSEDED'],
  ] as const)('that is %s says so on every page', async (state, mark) => {
    const pages = await pagesOf(paperOf(anInvoice({ language: 'en' }), { state }));
    for (const page of pages) expect(page.match(new RegExp(`\\b${mark}\\b`, 'g'))?.length).toBeGreaterThanOrEqual(2);
  });

  test('in force has no mark, and one whose pair is void says that', async () => {
    expect(await allOf(paperOf(anInvoice({ language: 'en' })))).not.toMatch(/DRAFT|VOID|SUPERSEDED|void/);
    const pairless = paperOf(anInvoice({ language: 'en' }), { isPairVoid: true });
    expect(await allOf(pairless)).toContain('Paired paper no longer valid');
  });

  test('of demo prices says that they bind nobody', async () => {
    const says = 'they bind nobody';
    const proforma = aProforma({ language: 'en' });
    expect(await allOf(paperOf(proforma))).not.toContain(says);
    expect(await allOf(paperOf({ ...proforma, terms: { ...proforma.terms, isDemo: true } }))).toContain(says);
  });

  test('speaks the language of its reader, or both', async () => {
    const [zh, en, both] = await Promise.all(
      (['zh-cn', 'en', 'both'] as const).map((language) => allOf(paperOf(anInvoice({ language })))),
    );
    expect([zh?.includes('商业发票'), zh?.includes('COMMERCIAL INVOICE')]).toEqual([true, false]);
    expect([en?.includes('商业发票'), en?.includes('COMMERCIAL INVOICE')]).toEqual([false, true]);
    expect([both?.includes('商业发票'), both?.includes('COMMERCIAL INVOICE')]).toEqual([true, true]);
    expect(en).not.toMatch(/\p{Script=Han}/u);
  });

  test.each([
    ['proforma', aProforma()],
    ['commercial invoice', anInvoice()],
    ['packing list', aPackingList()],
  ])('says of goods on a %s what its workbook says: code of customs, origin, unit', async (_what, body) => {
    const text = await allOf(paperOf(body));
    expect(['HS code', 'Origin', '850152'].filter((said) => !text.includes(said))).toEqual([]);
    expect(text).toMatch(/12 件\s+pcs/);
    expect(await allOf(paperOf({ ...body, language: 'en' }))).toMatch(/12 pcs/);
  });

  test('leads to its live state by a code', async () => {
    const body = issued({ ...anInvoice(), revision: 1 });
    expect(qrCodeOn(await printed(paperOf(body)))).toBe('https://portal.example/b/CI2611-0003-R1');
    const draft = billPaperOf({ body: anInvoice(), state: 'draft', sha256: null }, 'https://portal.example');
    expect(qrCodeOn(await printed(draft))).toBeUndefined();
  });

  test('within the country adds VAT to the sum', async () => {
    const text = await allOf(paperOf(domestic(anInvoice({ language: 'en' }))));
    expect(text).toMatch(/Total without VAT CNY\s+8,376\.00/);
    expect(text).toMatch(/VAT 13% CNY\s+1,088\.88/);
    expect(text).toMatch(/Total with VAT CNY\s+9,464\.88/);
    expect(text).toMatch(/Received CNY\s+1,000\.00[\s\S]*Amount due CNY\s+8,464\.88/);
  });

  test('shows no price on a packing list, whatever its lines say', async () => {
    const { lines } = anInvoice();
    const text = await allOf(paperOf({ ...aPackingList({ language: 'en' }), lines }));
    expect(text).not.toMatch(/648\.00|7,776\.00|EUR|price|amount/i);
  });

  test('keeps the line breaks of its marks', async () => {
    expect(await allOf(paperOf(anInvoice()))).toContain('NORDHAFEN\nPO 2026-0815\nHAMBURG\nNO. 1-2');
  });

  test('is the same bytes each time', async () => {
    const bill = paperOf(aProforma());
    expect((await printed(bill)).equals(await printed(bill))).toBe(true);
  });
});

describe('the name of the file', () => {
  test.each([
    [issued(anInvoice()), 'CI2611-0003-both.pdf'],
    [issued(anInvoice({ revision: 2, language: 'en' })), 'CI2611-0003-R2-en.pdf'],
    [anInvoice(), 'CI-draft-both.pdf'],
  ])('says number, revision and language', (body, name) => {
    expect(billFileName(body, 'pdf')).toBe(name);
  });
});
