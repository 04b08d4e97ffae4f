import { describe, expect, test } from 'vitest';
import { anInvoice, aPackingList, aProforma, domestic } from '#modules/bills/testing/bill-bodies.ts';
import { totalsOf, weightsOf, withTotals } from './bill-totals.ts';

describe('what a paper comes to', () => {
  test('abroad is its lines and charges, without VAT, less what was received', () => {
    const { totals, words } = anInvoice();
    expect(totals.money).toEqual({
      ...{ goods: 802_600, charges: 35_000, net: 837_600, vat: 0, total: 837_600, due: 737_600 },
    });
    expect(words?.en).toBe('SAY EUROS EIGHT THOUSAND THREE HUNDRED AND SEVENTY-SIX ONLY');
  });

  test('within the country bears VAT once on the sum, not line by line', () => {
    const line = { unitPrice: 3, quantity: 1 };
    const lines = anInvoice().lines.map((one) => ({ ...one, ...line }));
    const { totals } = domestic(anInvoice({ lines, charges: [], deposit: 0 }));
    // 13 % of 0.03 is 0.0039 each, nothing; of 0.06 it is 0.0078, one fen.
    expect(totals.money).toEqual({ goods: 6, charges: 0, net: 6, vat: 1, total: 7, due: 7 });
  });

  test('where prices are with VAT is their sum, and VAT the part of it that it is', () => {
    const [line] = anInvoice().lines;
    const lines = line === undefined ? [] : [{ ...line, unitPrice: 11_300, quantity: 2 }];
    const { terms, ...body } = domestic(anInvoice({ lines, charges: [], deposit: 0 }));
    const { money } = totalsOf({ ...body, terms: { ...terms, taxIncluded: true } });
    expect(money).toEqual({ goods: 22_600, charges: 0, net: 20_000, vat: 2600, total: 22_600, due: 22_600 });
  });

  test('are the sums of its packages: as weighed, else contents and tare', () => {
    const { pieces, packages, netG, grossG, volumeL } = anInvoice().totals;
    expect([pieces, packages, netG]).toEqual([32, 2, 12 * 43_250 + 20 * 120]);
    expect(grossG).toBe(8 * 43_250 + 38_000 + 198_000);
    expect(volumeL).toBe(720 + 426);
  });

  test('is no money on a packing list', () => {
    const { totals, words, lines } = aPackingList();
    expect([totals.money, words, lines.map(({ amount }) => amount)]).toEqual([null, null, [null, null]]);
  });

  test('does not depend on what the paper says of it', () => {
    const body = anInvoice();
    expect(totalsOf({ ...body, lines: body.lines.map((line) => ({ ...line, amount: 1 })) })).toEqual(body.totals);
    expect(withTotals(body)).toEqual(body);
  });

  test('is the same on the three papers of a shipment as far as they say it', () => {
    const [invoice, list, proforma] = [anInvoice().totals, aPackingList().totals, aProforma().totals];
    expect({ ...list, money: null }).toEqual({ ...invoice, money: null });
    expect(proforma.money?.total).toBe(invoice.money?.total);
  });
});

test('a package weighs what its contents weigh; pieces of a line there is not weigh nothing', () => {
  const { packages, lines } = aPackingList();
  const [first] = packages;
  expect(first && weightsOf(first, lines)).toEqual({ netG: 346_000, grossG: 384_000 });
  const strange = first && { ...first, contents: [{ lineNo: 9, quantity: 3, serials: [] }] };
  expect(strange && weightsOf(strange, lines)).toEqual({ netG: 0, grossG: 38_000 });
});
