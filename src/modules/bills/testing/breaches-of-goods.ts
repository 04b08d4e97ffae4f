import { anInvoice, aPackingList, SERIALS } from './bill-bodies.ts';
import { type Breach, lines, ordered, packages, size } from './breach.ts';

const { line: LINE } = ordered();

/** What may be wrong with goods and their packages. */
export const BREACHES_OF_GOODS: readonly Breach[] = [
  { key: 'no-lines', what: 'an empty paper', body: anInvoice({ lines: [] }) },
  {
    ...{ key: 'line-zero', what: 'nothing of a line', body: anInvoice({ lines: lines({ quantity: 0 }) }) },
    ...{ place: { lineNo: 1, field: 'quantity' }, says: 'Line 1 has quantity 0' },
  },
  {
    ...{ key: 'over-shipped', what: 'more than is due with what went before', body: aPackingList() },
    known: { orderLines: [{ ...LINE, shippedBefore: 1 }] },
    says: 'Line 1: 13 shipped in all, 12 due',
  },
  {
    ...{ key: 'contents', what: 'a piece left on the floor' },
    body: aPackingList({ lines: lines({ quantity: 13, unitPrice: null }) }),
    says: 'Line 1 has 13, the packages hold 12',
  },
  {
    ...{
      key: 'package-empty',
      what: 'a package of nothing',
      body: aPackingList({ packages: packages(1, { contents: [] }) }),
    },
    place: { packageNo: 2, field: 'packages' },
  },
  {
    ...{ key: 'package-gap', what: 'a number left out', body: aPackingList({ packages: packages(1, { no: 3 }) }) },
    says: 'Package 2 is missing in the numbering',
  },
  { key: 'package-gap', what: 'a number used twice', body: aPackingList({ packages: packages(1, { no: 1 }) }) },
  {
    ...{ key: 'gross-below-net', what: 'a package lighter than its contents' },
    body: aPackingList({ packages: size(1, { weighedG: 100_000 }) }),
    says: 'Package 2: gross 100.0 kg is below net 175.4 kg',
  },
  {
    ...{ key: 'gross-below-net', what: 'a total lighter than what is in it' },
    body: { ...aPackingList(), totals: { ...aPackingList().totals, grossG: 500_000 } },
    place: { field: 'totals' },
  },
  {
    ...{
      key: 'dimension',
      what: 'a package without height',
      body: aPackingList({ packages: size(0, { heightMm: 0 }) }),
    },
    says: 'Package 1: no valid size, 1200 × 800 × 0 mm',
  },
  { key: 'dimension', what: 'longer than 12 m', body: aPackingList({ packages: size(0, { lengthMm: 12_001 }) }) },
  {
    ...{ key: 'hs-form', what: 'five digits', body: anInvoice({ lines: lines({ hsCode: '85015' }) }) },
    says: 'Line 1: an HS code has 6 to 10 digits, not 85015',
  },
  { key: 'hs-form', what: 'points between digits', body: anInvoice({ lines: lines({ hsCode: '8501.52' }) }) },
  {
    ...{ key: 'origin-form', what: 'a name for a code', body: anInvoice({ lines: lines({ origin: 'China' }) }) },
    says: 'Line 1: no country of origin: China',
  },
  {
    ...{
      key: 'hs-kind',
      what: 'a geared motor as a bare unit',
      body: anInvoice({ lines: lines({ hsCode: '848340' }) }),
    },
    says: 'Line 1 is a geared motor, usually 8501.10–8501.53, not 848340',
  },
  {
    ...{ key: 'hs-kind', what: 'a geared motor as a generator' },
    body: anInvoice({ lines: lines({ hsCode: '850161' }) }),
  },
  {
    ...{ key: 'hs-kind', what: 'a bare unit as a motor' },
    body: anInvoice({ lines: lines({ goodsKind: 'gear-unit' }) }),
  },
  {
    ...{ key: 'field-missing', what: 'goods of which nobody knows the kind' },
    ...{ body: anInvoice({ lines: lines({ goodsKind: null }) }), place: { lineNo: 1, field: 'goods-kind' } },
    says: 'Line 1: kind of goods is missing',
  },
  {
    ...{ key: 'serial-count', what: 'machines without numbers on a packing list' },
    body: aPackingList({ packages: packages(0, { contents: [{ lineNo: 1, quantity: 8, serials: [] }] }) }),
    says: 'Line 1: 12 pieces, 4 serial numbers',
  },
  {
    ...{ key: 'serial-twice', what: 'one number in two packages' },
    body: aPackingList({
      packages: packages(0, {
        contents: [{ lineNo: 1, quantity: 8, serials: [...SERIALS.slice(0, 7), SERIALS[8] ?? ''] }],
      }),
    }),
    says: 'Serial number JR26110009 is in two packages',
  },
  {
    ...{ key: 'serial-foreign', what: 'a number of another order line', body: aPackingList() },
    known: { serialsElsewhere: ['JR26110003'] },
    says: 'Serial number JR26110003 is not of line 1',
  },
  {
    ...{ key: 'serial-foreign', what: 'a number the line does not have', body: aPackingList() },
    known: { orderLines: [{ ...LINE, serials: ['JR26110999', ...SERIALS.slice(1)] }] },
  },
  {
    ...{ key: 'wood-mark', what: 'untreated wood leaving the country' },
    ...{ body: aPackingList({ packages: packages(0, { woodMark: '' }) }), place: { packageNo: 1, field: 'wood-mark' } },
  },
  {
    ...{
      key: 'weight-guess',
      what: 'an estimate',
      body: aPackingList({ lines: lines({ isNetGuess: true, unitPrice: null }) }),
    },
    says: 'Line 1: the net weight is an estimate',
  },
];
