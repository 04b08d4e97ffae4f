import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import { STANDARD_RULES } from '#modules/bills/domain/required-fields.ts';
import { anInvoice, aPackingList, BUYER, domestic } from './bill-bodies.ts';
import { type Breach, lines, packages, size } from './breach.ts';

const { parties, totals } = anInvoice();
const words = { zh: '', en: 'SAY EUROS EIGHT THOUSAND ONLY' };

/** What may be wrong with sums, and between an invoice and its packing list. */
export const BREACHES_OF_SUMS: readonly Breach[] = [
  {
    ...{ key: 'pair-parties', what: 'a consignee in one alone', body: anInvoice() },
    known: { pair: aPackingList({ parties: { ...parties, consignee: BUYER } }) },
    place: { field: 'consignee' },
  },
  {
    ...{ key: 'pair-quantity', what: 'a piece fewer in the list', body: anInvoice() },
    known: { pair: aPackingList({ lines: lines({ quantity: 11, unitPrice: null }) }) },
    says: 'Line 1: invoice 12, packing list 11',
  },
  {
    ...{ key: 'pair-quantity', what: 'a line in the list alone', body: anInvoice({ lines: lines({}).slice(0, 1) }) },
    known: { pair: aPackingList() },
    says: 'Line 2: invoice 0, packing list 20',
  },
  {
    ...{
      key: 'pair-hs',
      what: 'two codes',
      body: aPackingList({ lines: lines({ hsCode: '850153', unitPrice: null }) }),
    },
    known: { pair: anInvoice() },
    says: 'Line 1, HS code: invoice 850152, packing list 850153',
  },
  {
    ...{
      key: 'pair-origin',
      what: 'two countries',
      body: aPackingList({ lines: lines({ origin: 'DE', unitPrice: null }) }),
    },
    known: { pair: anInvoice() },
    says: 'Line 1, origin: invoice CN, packing list DE',
  },
  {
    ...{
      key: 'pair-packages',
      what: 'a package in the list alone',
      body: anInvoice({ packages: packages(0, {}).slice(0, 1) }),
    },
    known: { pair: aPackingList() },
    says: 'Packages: invoice 1, packing list 2',
  },
  {
    ...{ key: 'pair-weight', what: 'another gross weight', body: anInvoice() },
    known: { pair: aPackingList({ packages: size(0, { tareG: 39_000 }) }) },
    says: 'Gross weight: invoice 582.0 kg, packing list 583.0 kg',
  },
  {
    ...{ key: 'pair-marks', what: 'another line break', body: anInvoice() },
    known: { pair: aPackingList({ marks: 'NORDHAFEN PO 2026-0815\nHAMBURG\nNO. 1-2' }) },
  },
  {
    ...{ key: 'price-on-pl', what: 'a price in a line', body: aPackingList({ lines: lines({}) }) },
    place: { lineNo: 1, field: 'unit-price' },
  },
  { key: 'price-on-pl', what: 'a sum', body: { ...aPackingList(), totals } },
  {
    ...{ key: 'price-on-pl', what: 'rules that ask for money', body: aPackingList() },
    known: { rules: { ...STANDARD_RULES, bank: STANDARD_RULES.marks } },
    place: { field: 'bank' },
  },
  {
    ...{ key: 'amount', what: 'a line that is not price times quantity' },
    body: { ...anInvoice(), lines: lines({ amount: 777_601 }) },
    ...{ place: { lineNo: 1, field: 'amount' }, says: 'Line 1: should be EUR 7776.00, is EUR 7776.01' },
  },
  {
    ...{ key: 'amount', what: 'VAT taken line by line' },
    body: vatOf(domestic(anInvoice()), 1),
    says: 'VAT: should be CNY 1088.88, is CNY 1088.89',
  },
  {
    ...{ key: 'amount', what: 'words of another sum' },
    body: { ...anInvoice(), words },
  },
  {
    ...{ key: 'amount', what: 'a weight nobody weighed' },
    ...{ body: { ...anInvoice(), totals: { ...totals, netG: 521_300 } }, place: { field: 'totals' } },
  },
  {
    ...{ key: 'deposit', what: 'more received than asked', body: anInvoice({ deposit: 837_601 }) },
    says: 'EUR 8376.01 received, more than the total EUR 8376.00',
  },
];

/** A paper with so much more VAT than is due. */
function vatOf(body: BillBody, more: number): BillBody {
  const { money } = body.totals;
  return money === null ? body : { ...body, totals: { ...body.totals, money: { ...money, vat: money.vat + more } } };
}
