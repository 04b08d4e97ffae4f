import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readSheet } from '#kits/sheet/read-sheet.ts';
import type { SheetCell } from '#kits/sheet/sheet.ts';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import { billPaperOf } from '#modules/bills/domain/bill-paper.ts';
import { anInvoice, aPackingList, SERIALS } from '#modules/bills/testing/bill-bodies.ts';
import { work } from './bill-paper-job.ts';

async function fileOf(body: BillBody, state: 'issued' | 'draft' = 'issued'): Promise<Uint8Array> {
  const bill = billPaperOf({ body: { ...body, number: 'CI2611-0003' }, state, sha256: null }, undefined);
  return work({ bill, brand: { name: 'Drivewright' }, ending: 'xlsx' });
}

async function rowsOf(...made: Parameters<typeof fileOf>): Promise<readonly SheetCell[][]> {
  const rows: SheetCell[][] = [];
  for await (const { cells } of readSheet(await fileOf(...made))) rows.push([...cells]);
  return rows;
}

const rowWith = (rows: readonly SheetCell[][], text: string) => rows.find(([first]) => first === text) ?? [];

describe('a bill as a workbook', () => {
  test('begins with its title and number, and says where it is no bill yet', async () => {
    const rows = await rowsOf(anInvoice({ language: 'en' }), 'draft');
    expect(rows[0]?.slice(0, 2)).toEqual(['COMMERCIAL INVOICE', 'CI2611-0003']);
    expect(rows[1]).toEqual(['DRAFT']);
  });

  test('of demo prices says that they bind nobody', async () => {
    const invoice = anInvoice({ language: 'en' });
    const rows = await rowsOf({ ...invoice, terms: { ...invoice.terms, isDemo: true } });
    expect(rows[1]).toEqual([expect.stringContaining('they bind nobody')]);
  });

  test('has days as days and amounts as numbers', async () => {
    const rows = await rowsOf(anInvoice({ language: 'en' }));
    expect(rowWith(rows, 'Date')[1]).toEqual(new Date('2026-11-21T00:00:00Z'));
    expect(rowWith(rows, 'Freight')).toContain(350);
    expect(rowWith(rows, 'Total')).toContain(8376);
    expect(rowWith(rows, 'Amount due')).toContain(7376);
  });

  test('has no cell that computes, whatever a text begins with', async () => {
    const [first] = anInvoice().lines;
    const lines = first ? [{ ...first, typeCode: '=1+1', customerPartNo: '@SUM(A1)' }] : [];
    const made = await fileOf(anInvoice({ lines, remarks: '+49 40 5555' }));
    const sheet = new TextDecoder().decode(unzipSync(made)['xl/worksheets/sheet1.xml']);
    expect(sheet).not.toMatch(/<f[ >]/);
    const rows = await rowsOf(anInvoice({ lines }));
    expect(rows.flat()).toEqual(expect.arrayContaining(['=1+1', '@SUM(A1)']));
  });

  test('of a packing list has a row for each line of each package, and of the package itself once', async () => {
    const rows = await rowsOf(aPackingList({ language: 'en' }));
    const packed = rows.filter((row) => row.includes('plywood case') || row.includes('wooden case'));
    expect(packed.map(([no]) => no)).toEqual([1, 2, 2]);
    // A part has no type code: its name says what is in the package (issue 17).
    expect(packed.map((row) => row[3])).toEqual(['Helical geared motor', 'Helical geared motor', 'Oil seal 60×85×8']);
    expect(packed[0]).toEqual(expect.arrayContaining([1200, 800, 750, 0.72, 346, 384, 8]));
    expect(packed[0]).toContain(`${SERIALS[0]}..${SERIALS[7]}`);
    expect(packed.filter((row) => row.includes(198))).toHaveLength(1);
  });

  test('of a packing list has no price, whatever its lines say', async () => {
    const cells = (await rowsOf({ ...aPackingList(), lines: anInvoice().lines })).flat();
    expect(cells).not.toContain(648);
    expect(cells).not.toContain(7776);
  });
});
