import { z } from 'zod';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { DESTINATIONS } from '#modules/bills/domain/bill-body.ts';
import {
  EXPORT_REASONS,
  GOODS_KINDS,
  PACKAGE_TYPES,
  type PackageType,
  TRANSPORT_MODES,
  UNIT_CODES,
} from '#modules/bills/domain/goods.ts';
import { INCOTERMS } from '#modules/bills/domain/incoterms.ts';
import { line, onceEach, text } from '#modules/quotes/contract/said.ts';
import { CHARGE_KINDS } from '#modules/quotes/domain/charges.ts';
import { isDate } from '#modules/quotes/domain/validity.ts';

/** A day, or nothing yet. */
export const dayOrNone = z.literal('').or(z.string().refine(isDate));
/** A text in both languages; of either it may be empty. */
export const bilingual = (most: number) => z.strictObject({ zh: text(most), en: text(most) });
/** Grams and millimetres, whole; a line of goods stays below a thousand tonnes. */
const grams = z.number().int().min(0).max(1_000_000_000);
const millimetres = z.number().int().min(0).max(100_000);
/** Minor units of the currency of the orders. */
export const amount = z.number().int().min(0).max(1_000_000_000_000);
const pieces = z.number().int().min(0).max(999_999);
const lineNo = z.number().int().min(1).max(100_000);
const CURRENCY_CODES = Object.keys(CURRENCIES) as [Currency, ...Currency[]];
const PACKAGE_CODES = Object.keys(PACKAGE_TYPES) as [PackageType, ...PackageType[]];

/** Somebody a paper names. */
export const party = z.strictObject({
  name: bilingual(200),
  address: bilingual(500),
  contact: line(120),
  phone: line(60),
  email: line(200),
  taxId: line(60),
  eori: line(40),
});

/** Whom goods concern beside the seller. */
export const goodsParties = z.strictObject({
  buyer: party,
  consignee: party.nullable(),
  notify: party.nullable(),
  importer: party.nullable(),
  manufacturer: party.nullable(),
});

export const transport = z.strictObject({
  mode: z.enum(TRANSPORT_MODES).nullable(),
  vehicle: line(120),
  loading: line(120),
  discharge: line(120),
  finalDestination: line(120),
  shipmentDate: dayOrNone,
  documentNo: line(60),
  documentDate: dayOrNone,
  containerNo: line(60),
  sealNo: line(60),
});

export const letterOfCredit = z.strictObject({
  number: line(60).pipe(z.string().min(1)),
  issuingBank: line(200),
  date: dayOrNone,
  applicant: line(200),
  currency: z.enum(CURRENCY_CODES),
  amount,
  goodsText: text(4000),
  latestShipment: dayOrNone,
  expiry: dayOrNone,
});

/** What is said of a line of goods beside how many there are: those belong to the orders. */
export const goodsWords = z.strictObject({
  lineNo,
  name: bilingual(300),
  keyData: bilingual(300),
  /** Null as long as nobody has said it. */
  goodsKind: z.enum(GOODS_KINDS).nullable(),
  /** Type code or model, where another is to stand on the papers. */
  typeCode: line(300).optional(),
  unit: z.enum(UNIT_CODES),
  hsCode: line(12),
  origin: line(4),
  netEachG: grams,
});

const content = z.strictObject({
  lineNo,
  quantity: pieces.pipe(z.number().min(1)),
  serials: z.array(line(60).pipe(z.string().min(1))).max(9_999),
});

export const goodsPackage = z.strictObject({
  no: z.number().int().min(1).max(9_999),
  type: z.enum(PACKAGE_CODES),
  size: z.strictObject({
    lengthMm: millimetres,
    widthMm: millimetres,
    heightMm: millimetres,
    tareG: grams,
    weighedG: grams.nullable(),
  }),
  contents: z.array(content).max(500),
  isStackable: z.boolean().nullable(),
  hasLiftingPoint: z.boolean().nullable(),
  isOilFilled: z.boolean().nullable(),
  handlingMarks: line(200),
  woodMark: line(60),
});

/** What a shipment says beside the numbers of its pieces; what is left out stays. */
export const goodsEdit = {
  destination: z.enum(DESTINATIONS).optional(),
  /** Incoterms 2020 with their named place. */
  delivery: z.strictObject({ incoterm: z.enum(INCOTERMS).nullable(), place: line(120) }).optional(),
  parties: goodsParties.optional(),
  transport: transport.optional(),
  exportReason: z.enum(EXPORT_REASONS).nullable().optional(),
  letterOfCredit: letterOfCredit.nullable().optional(),
  goodsText: text(4000).optional(),
  marks: text(400).optional(),
  words: onceEach(goodsWords, 'lineNo').optional(),
  packages: z.array(goodsPackage).max(500).optional(),
};

export const charge = z.strictObject({ kind: z.enum(CHARGE_KINDS), text: line(120), amount });

const goodsLine = goodsWords.extend({
  orderLineId: z.string().nullable(),
  typeCode: z.string(),
  customerPartNo: z.string(),
  materialCode: z.string(),
  quantity: z.number().int(),
  unitPrice: z.number().int().nullable(),
  isNetGuess: z.boolean(),
});

/** How large goods may be that are sent whole: 200 lines, 500 packages and 9,999 serial numbers. */
export const GOODS_SIZE = { mostBytes: 1_048_576, mostValues: 40_000 };

/** All that the papers of goods are made of, as it is answered. */
export const dispatchedGoods = z.object({
  destination: z.enum(DESTINATIONS),
  parties: goodsParties,
  sold: z.object({
    customerPo: z.array(z.string()),
    quoteNo: z.array(z.string()),
    piNo: z.array(z.string()),
    sapOrderNo: z.array(z.string()),
    currency: z.enum(CURRENCY_CODES),
    incoterm: z.enum(INCOTERMS).nullable(),
    place: z.string(),
    payment: z.object({ zh: z.string(), en: z.string() }),
    taxMode: z.enum(DESTINATIONS),
    /** Whether the prices are with VAT; left out where they are not. */
    taxIncluded: z.boolean().exactOptional(),
    /** Whether the prices are of an invented list; left out where they are not. */
    isDemo: z.boolean().exactOptional(),
  }),
  transport,
  exportReason: z.enum(EXPORT_REASONS).nullable(),
  letterOfCredit: letterOfCredit.nullable(),
  goodsText: z.string(),
  marks: z.string(),
  lines: z.array(goodsLine),
  packages: z.array(goodsPackage),
});
