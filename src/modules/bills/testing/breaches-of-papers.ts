import type { LetterOfCredit } from '#modules/bills/domain/bill-body.ts';
import { anInvoice, aPackingList, aProforma, BUYER, domestic } from './bill-bodies.ts';
import { type Breach, lines, ordered } from './breach.ts';

const CREDIT: LetterOfCredit = {
  ...{ number: 'LC-77', issuingBank: 'Example Bank AG', date: '2026-10-01', applicant: BUYER.name.en },
  ...{ currency: 'EUR', amount: 900_000, goodsText: 'Helical geared motors and spare seals' },
  ...{ latestShipment: '2026-12-15', expiry: '2027-01-05' },
};
const credited = (change: Partial<LetterOfCredit>) => anInvoice({ letterOfCredit: { ...CREDIT, ...change } });
const { parties, references, terms, transport } = anInvoice();
const { order: ORDER, line: LINE, part: PART, proforma: PROFORMA } = ordered();

/** What may be wrong with a paper itself, its terms, days and letter of credit. */
export const BREACHES_OF_PAPERS: readonly Breach[] = [
  {
    ...{ key: 'field-missing', what: 'a proforma without validity' },
    body: aProforma({ terms: { ...aProforma().terms, validUntil: '' } }),
    ...{ place: { field: 'validity' }, says: 'Paper: validity is missing' },
  },
  {
    ...{ key: 'field-missing', what: 'an export line without a code of customs' },
    body: anInvoice({ lines: lines({ hsCode: '' }) }),
    ...{ place: { field: 'hs-code', lineNo: 1 }, says: 'Line 1: HS code is missing' },
  },
  {
    ...{ key: 'title', what: 'an invoice titled proforma' },
    body: anInvoice({ title: { zh: '形式发票', en: 'PROFORMA INVOICE' } }),
    says: 'The title must be COMMERCIAL INVOICE, it is PROFORMA INVOICE',
  },
  {
    ...{ key: 'marks-length', what: 'a line of 18 characters' },
    body: anInvoice({ marks: `NORDHAFEN\n${'A'.repeat(18)}` }),
    says: 'Marks: 10 lines of 17 characters at most; line 2 has 18 characters',
  },
  {
    ...{ key: 'marks-length', what: 'eleven lines', body: anInvoice({ marks: Array(11).fill('A').join('\n') }) },
    says: 'Marks: 10 lines of 17 characters at most; there are 11 lines',
  },
  {
    ...{ key: 'font', what: 'a sign nobody prints', body: anInvoice({ remarks: 'fast 😀' }) },
    place: { field: 'remarks' },
    says: 'Remarks: the character 😀 cannot be printed',
  },
  {
    ...{ key: 'font', what: 'a sign in a line', body: anInvoice({ lines: lines({ customerPartNo: '😀' }) }) },
    place: { lineNo: 1, field: 'part-no' },
    says: 'Line 1, customer part number: the character 😀 cannot be printed',
  },
  {
    ...{
      key: 'font',
      what: 'a sign in a party',
      body: anInvoice({ parties: { ...parties, notify: { ...BUYER, contact: '😀' } } }),
    },
    place: { field: 'notify' },
    says: 'Notify party: the character 😀 cannot be printed',
  },
  {
    ...{ key: 'lc-applicant', what: 'another buyer', body: credited({ applicant: 'Nordhafen GmbH' }) },
    says: 'The credit’s applicant is Nordhafen GmbH, the buyer is Nordhafen Fördertechnik GmbH'.replace('’', "'"),
  },
  {
    ...{ key: 'lc-currency', what: 'another currency', body: credited({ currency: 'USD' }) },
    says: 'Credit in USD, paper in EUR',
  },
  {
    ...{ key: 'lc-amount', what: 'more than is left of it', body: credited({}), known: { creditUsed: 62_401 } },
    says: 'EUR 8376.00 is more than the EUR 8375.99 left of the credit',
  },
  {
    ...{ key: 'lc-text', what: 'a capital for a small letter' },
    body: credited({ goodsText: 'Helical Geared Motors and spare seals' }),
    place: { field: 'goods-text' },
  },
  {
    ...{ key: 'lc-expired', what: 'leaving a day too late', body: credited({ latestShipment: '2026-11-27' }) },
    says: "Shipment 2026-11-28 is after the credit's last date 2026-11-27",
  },
  {
    ...{ key: 'lc-expired', what: 'leaving when the credit is over, whatever its last shipment' },
    body: credited({ expiry: '2026-11-27' }),
    says: "Shipment 2026-11-28 is after the credit's last date 2026-11-27",
  },
  {
    ...{ key: 'lc-expired', what: 'leaving when a credit without a last shipment is over' },
    body: credited({ latestShipment: '', expiry: '2026-11-27' }),
  },
  { key: 'lc-late', what: 'four days left', body: credited({ latestShipment: '2026-12-02' }) },
  {
    ...{ key: 'incoterm-place', what: 'a rule without a place', body: anInvoice({ terms: { ...terms, place: ' ' } }) },
    says: 'FOB needs a named place',
  },
  {
    ...{ key: 'incoterm-mode', what: 'a sea rule by air' },
    ...{ body: anInvoice({ transport: { ...transport, mode: 'air' } }), says: 'FOB is for sea or inland water only' },
  },
  {
    ...{ key: 'terms-differ', what: 'orders of two currencies', body: anInvoice() },
    known: { orders: [ORDER, { ...ORDER, currency: 'USD' }] },
    says: 'Orders of one shipment differ in currency: EUR / USD',
  },
  {
    ...{ key: 'terms-differ', what: 'orders of two rules', body: anInvoice() },
    known: { orders: [ORDER, { ...ORDER, incoterm: 'CIF', place: 'Hamburg' }] },
  },
  {
    ...{ key: 'terms-differ', what: 'orders of which one bears VAT', body: anInvoice() },
    known: { orders: [ORDER, { ...ORDER, taxMode: 'domestic', taxIncluded: true }] },
    says: 'Orders of one shipment differ in taxation: export, without VAT / domestic, prices with VAT',
  },
  {
    ...{ key: 'tax-destination', what: 'goods abroad that bear VAT' },
    body: anInvoice({ terms: { ...terms, taxMode: 'domestic' } }),
    place: { field: 'destination' },
    says: 'The goods go abroad, but were sold as domestic, VAT on top: check the destination; taxation is that of the order',
  },
  {
    ...{ key: 'tax-destination', what: 'a proforma within the country without VAT' },
    body: aProforma({ destination: 'domestic' }),
    place: { field: 'destination' },
    says: 'The goods stay in the country, but were sold as export, without VAT: check the destination; taxation is that of the order',
  },
  {
    key: 'bank',
    what: 'no active account',
    body: aProforma(),
    known: { accounts: ['CNY'] },
    says: 'No active account in EUR',
  },
  { key: 'bank', what: 'no account chosen', body: aProforma({ bank: null }) },
  {
    ...{ key: 'ci-after-transport', what: 'an invoice after the bill of lading' },
    body: anInvoice({ transport: { ...transport, documentNo: 'BL-1', documentDate: '2026-11-20' } }),
    says: "Invoice date 2026-11-21 is after the transport document's 2026-11-20",
  },
  {
    ...{ key: 'date-future', what: 'dated tomorrow', body: anInvoice({ issueDate: '2026-11-22' }) },
    says: 'Issue date 2026-11-22 lies in the future',
  },
  {
    ...{ key: 'pi-expired', what: 'goods of a proforma that ended', body: anInvoice(), known: { today: '2026-12-22' } },
    ...{ place: { field: 'references' }, says: 'The proforma expired on 2026-12-21' },
  },
  {
    ...{ key: 'pi-expired', what: 'a proforma that ends before it begins' },
    body: aProforma({ terms: { ...aProforma().terms, validUntil: '2026-11-20' } }),
    place: { field: 'validity' },
  },
  {
    ...{ key: 'pi-changed', what: 'another price', body: anInvoice() },
    known: { orderLines: [{ ...LINE, unitPrice: 64_900 }, PART] },
    place: { field: 'unit-price', lineNo: 1 },
    says: 'Line 1, unit price differs from proforma PI2611-0007: EUR 649.00 now, EUR 648.00 there',
  },
  {
    ...{ key: 'pi-changed', what: 'fewer pieces due', body: anInvoice() },
    known: { orderLines: [LINE, { ...PART, due: 19 }] },
    place: { field: 'quantity', lineNo: 2 },
    says: 'Line 2, quantity differs from proforma PI2611-0007: 19 now, 20 there',
  },
  {
    ...{ key: 'pi-changed', what: 'a line it did not have', body: anInvoice() },
    known: { proforma: { ...PROFORMA, lines: PROFORMA.lines.slice(0, 1) } },
    says: 'Line 2, quantity differs from proforma PI2611-0007: 20 now, – there',
  },
  {
    ...{ key: 'pi-changed', what: 'another place of delivery', body: anInvoice() },
    known: { proforma: { ...PROFORMA, terms: { ...PROFORMA.terms, place: 'Ningbo' } } },
    says: 'Incoterms rule differs from proforma PI2611-0007: FOB Shanghai now, FOB Ningbo there',
  },
  {
    ...{ key: 'pi-changed', what: 'other payment', body: anInvoice() },
    known: {
      proforma: {
        ...PROFORMA,
        terms: { ...PROFORMA.terms, payment: { zh: '预付全款', en: '100 % in advance' } },
      },
    },
    place: { field: 'payment' },
    says: 'Payment differs from proforma PI2611-0007: 30 % T/T, 70 % L/C at sight now, 100 % in advance there',
  },
  {
    ...{ key: 'charge-missing', what: 'a rule by which the seller pays for the way, without its freight' },
    body: anInvoice({ terms: { ...terms, incoterm: 'CFR', place: 'Hamburg' }, charges: [] }),
    place: { field: 'charges' },
    says: 'CFR: an invoice states the freight separately. Add it as a charge; where the prices contain it, as 0 with a word on that',
  },
  {
    ...{ key: 'charge-missing', what: 'a rule by which the seller insures, without its insurance' },
    body: anInvoice({ terms: { ...terms, incoterm: 'CIF', place: 'Hamburg' } }),
    says: 'CIF: an invoice states the insurance separately. Add it as a charge; where the prices contain it, as 0 with a word on that',
  },
  {
    ...{ key: 'ci-unissued', what: 'a packing list abroad before its invoice' },
    body: aPackingList({ references: { ...references, ciNo: '', ciDate: '' } }),
    place: { field: 'ci-reference' },
    says: 'A packing list names its commercial invoice, which is not issued yet: issue the invoice first',
  },
  {
    ...{ key: 'ci-later', what: 'a packing list at home, while its invoice is drafted' },
    body: domestic(aPackingList({ references: { ...references, ciNo: '', ciDate: '' } })),
    known: { pair: domestic(anInvoice()) },
    place: { field: 'ci-reference' },
    says: 'The commercial invoice is still a draft: issued before it, this packing list names none',
  },
  {
    ...{ key: 'field-missing', what: 'a packing list that names no order at all' },
    body: aPackingList({
      references: { ...references, customerPo: [], quoteNo: [], piNo: [], contractNo: [], sapOrderNo: [] },
    }),
    place: { field: 'references' },
  },
];
