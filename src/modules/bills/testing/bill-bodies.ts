import type { BillBody, BillLine, BillPackage, Party } from '#modules/bills/domain/bill-body.ts';
import { BILL_TITLES } from '#modules/bills/domain/bill-titles.ts';
import { withTotals } from '#modules/bills/domain/bill-totals.ts';
import type { BillKnown } from '#modules/bills/domain/checks/knowledge.ts';
import { STANDARD_RULES } from '#modules/bills/domain/required-fields.ts';

export const SELLER: Party = {
  name: { zh: '苏州示例传动有限公司', en: 'Suzhou Example Drives Co., Ltd.' },
  address: { zh: '江苏省苏州市工业园区星湖街 1 号', en: '1 Xinghu Street, Suzhou Industrial Park, Jiangsu, China' },
  ...{ contact: 'Li Wei', phone: '+86 512 5555 0100', email: 'export@drives.example' },
  ...{ taxId: '91320594MA1EXAMPLE', eori: '' },
};

export const BUYER: Party = {
  name: { zh: 'Nordhafen Fördertechnik GmbH', en: 'Nordhafen Fördertechnik GmbH' },
  address: { zh: 'Speicherstraße 12, 20457 Hamburg, Germany', en: 'Speicherstraße 12, 20457 Hamburg, Germany' },
  ...{ contact: 'Anna Petersen', phone: '+49 40 5555 010', email: 'einkauf@nordhafen.example' },
  ...{ taxId: 'DE555000111', eori: 'DE5550001110001' },
};

const LINES: readonly BillLine[] = [
  {
    ...{ lineNo: 1, orderLineId: 'ol-1', goodsKind: 'geared-motor', typeCode: 'JRTR77-DN90L4-28.83-M1' },
    name: { zh: '斜齿轮减速电机', en: 'Helical geared motor' },
    keyData: { zh: 'i = 28.83，1.5 kW，M1，3AC 400 V', en: 'i = 28.83, 1.5 kW, M1, 3AC 400 V' },
    ...{
      customerPartNo: 'NF-4711',
      materialCode: '30001234',
      hsCode: '850152',
      origin: 'CN',
      quantity: 12,
      unit: 'H87',
    },
    ...{ unitPrice: 64_800, amount: null, netEachG: 43_250, isNetGuess: false },
  },
  {
    ...{
      lineNo: 2,
      orderLineId: 'ol-2',
      goodsKind: 'part',
      typeCode: '',
      customerPartNo: '',
      materialCode: '40000077',
    },
    ...{ name: { zh: '油封 60×85×8', en: 'Oil seal 60×85×8' }, keyData: { zh: '', en: '' } },
    ...{ hsCode: '848420', origin: 'CN', quantity: 20, unit: 'H87', unitPrice: 1_250, amount: null },
    ...{ netEachG: 120, isNetGuess: false },
  },
];

/** The serial numbers of the machines, as many as there are. */
export const SERIALS = Array.from({ length: 12 }, (_, at) => `JR26110${String(at + 1).padStart(3, '0')}`);

const PACKAGES: readonly BillPackage[] = [
  {
    ...{ no: 1, type: 'wooden-case', woodMark: 'CN-000 HT', handlingMarks: '↑↑', hasLiftingPoint: false },
    ...{ isStackable: true, isOilFilled: true },
    size: { lengthMm: 1200, widthMm: 800, heightMm: 750, tareG: 38_000, weighedG: null },
    contents: [{ lineNo: 1, quantity: 8, serials: SERIALS.slice(0, 8) }],
  },
  {
    ...{ no: 2, type: 'plywood-case', woodMark: '', handlingMarks: '', hasLiftingPoint: false },
    ...{ isStackable: false, isOilFilled: true },
    size: { lengthMm: 800, widthMm: 800, heightMm: 665, tareG: 21_500, weighedG: 198_000 },
    contents: [
      { lineNo: 1, quantity: 4, serials: SERIALS.slice(8) },
      { lineNo: 2, quantity: 20, serials: [] },
    ],
  },
];

const INVOICE: BillBody = {
  ...{ kind: 'ci', title: BILL_TITLES.ci, number: null, revision: 0, issueDate: '2026-11-21', language: 'both' },
  destination: 'export',
  parties: { seller: SELLER, buyer: BUYER, consignee: null, notify: null, importer: null, manufacturer: null },
  references: {
    ...{ customerPo: ['PO 2026-0815'], quoteNo: ['QT2611-00042-2'], piNo: ['PI2611-0007'], contractNo: [] },
    ...{ sapOrderNo: ['1000456'], shipmentNo: 'SH2611-00003', ciNo: '', ciDate: '', importLicence: '' },
  },
  terms: {
    ...{ currency: 'EUR', incoterm: 'FOB', place: 'Shanghai', taxMode: 'export' },
    payment: { zh: '30% 电汇，70% 即期信用证', en: '30 % T/T, 70 % L/C at sight' },
    delivery: { zh: '', en: '' },
    ...{ validUntil: '', zone: '', partialShipment: false, transshipment: true, exportReason: 'sale' },
  },
  bank: null,
  letterOfCredit: null,
  transport: {
    ...{ mode: 'sea', vehicle: 'MV Example 045W', loading: 'Shanghai', discharge: 'Hamburg' },
    ...{ finalDestination: 'Hamburg', shipmentDate: '2026-11-28', documentNo: '', documentDate: '' },
    ...{ containerNo: '', sealNo: '' },
  },
  goodsText: 'Helical geared motors and spare seals',
  lines: LINES,
  charges: [{ kind: 'freight', text: 'Suzhou to Shanghai', amount: 35_000 }],
  packages: PACKAGES,
  marks: 'NORDHAFEN\nPO 2026-0815\nHAMBURG\nNO. 1-2',
  deposit: 100_000,
  totals: { money: null, pieces: 0, packages: 0, netG: 0, grossG: 0, volumeL: 0 },
  words: null,
  declaration: { zh: '兹证明以上内容属实。', en: 'We certify that this invoice is true and correct.' },
  originStatement: { zh: '', en: '' },
  remarks: '',
  signature: { name: 'Wang Fang', role: { zh: '出口经理', en: 'Export manager' }, date: '2026-11-21' },
};

/** A commercial invoice of two lines in two packages, correct in all; what is given stands in it instead. */
export function anInvoice(other: Partial<BillBody> = {}): BillBody {
  return withTotals({ ...INVOICE, ...other });
}

/** The packing list of the same shipment. */
export function aPackingList(other: Partial<BillBody> = {}): BillBody {
  return withTotals({
    ...INVOICE,
    ...{ kind: 'pl', title: BILL_TITLES.pl, charges: [], deposit: 0 },
    lines: LINES.map((line) => ({ ...line, unitPrice: null })),
    references: { ...INVOICE.references, ciNo: 'CI2611-0003', ciDate: '2026-11-21' },
    ...other,
  });
}

/** The proforma the same goods were ordered by. */
export function aProforma(other: Partial<BillBody> = {}): BillBody {
  return withTotals({
    ...INVOICE,
    ...{ kind: 'pi', title: BILL_TITLES.pi, packages: [], deposit: 0 },
    terms: {
      ...INVOICE.terms,
      ...{ validUntil: '2026-12-21', zone: 'Europe/Berlin' },
      delivery: { zh: '收到定金后 6 周', en: '6 weeks after receipt of the deposit' },
    },
    bank: {
      ...{ beneficiary: SELLER.name.en, bank: 'Example Bank, Suzhou Branch', address: 'Suzhou, China' },
      ...{ account: '5555 0000 1111 2222', swift: 'EXAMCNBJ', currency: 'EUR' },
    },
    ...other,
  });
}

/** The same papers within the country, which bear VAT and ask for less of customs. */
export function domestic(body: BillBody): BillBody {
  const { terms, bank, transport } = body;
  return withTotals({
    ...body,
    ...{ destination: 'domestic', marks: '' },
    terms: { ...terms, currency: 'CNY', incoterm: 'FCA', place: '苏州', taxMode: 'domestic' },
    bank: bank === null ? null : { ...bank, currency: 'CNY' },
    transport: { ...transport, mode: 'road', vehicle: '', loading: '', discharge: '', finalDestination: '上海' },
    lines: body.lines.map((line) => ({ ...line, hsCode: '', origin: '' })),
  });
}

/** What is known beside a correct paper, so that nothing is found. */
export function knownOf(body: BillBody, other: Partial<BillKnown> = {}): BillKnown {
  const { currency, incoterm, place, payment, taxMode } = body.terms;
  const common = { currency, incoterm, place };
  const own = LINES.map((line) => ({ ...line, orderLineId: line.orderLineId ?? '', unitPrice: line.unitPrice ?? 0 }));
  return {
    ...{ today: '2026-11-21', rules: STANDARD_RULES, serialsElsewhere: [] },
    ...{ pair: null, creditUsed: 0 },
    orders: [{ number: 'SO2611-00009', buyer: body.parties.buyer.name.en, taxMode, taxIncluded: false, ...common }],
    orderLines: own.map(({ orderLineId, quantity, unitPrice }) => ({
      ...{ orderLineId, due: quantity, shippedBefore: 0, unitPrice },
      serials: orderLineId === 'ol-1' ? SERIALS : [],
    })),
    proforma: {
      number: 'PI2611-0007',
      terms: { ...common, payment, validUntil: '2026-12-21' },
      lines: own.map(({ orderLineId, quantity, typeCode, unitPrice }) => ({
        orderLineId,
        typeCode,
        quantity,
        unitPrice,
      })),
    },
    accounts: ['CNY', 'EUR'],
    isPrintable: (character) => character !== '😀',
    ...other,
  };
}
