import type { BilingualText } from '#kernel/locale.ts';
import type { Currency } from '#kernel/money.ts';
import type { BillTransport, Destination, Party } from './bill-body.ts';
import type { DispatchedGoods, GoodsLine, SoldAs } from './dispatched-goods.ts';
import { type GoodsKind, plainName } from './goods.ts';
import { type HsCode, hsSeed } from './hs-codes.ts';
import { INCOTERMS, type Incoterm } from './incoterms.ts';

/** Goods are of this country unless somebody says otherwise. */
const ORIGIN = 'CN';
const NOTHING_SAID: BilingualText = { zh: '', en: '' };

/** How nothing goes yet. */
export const NO_TRANSPORT: BillTransport = {
  ...{ mode: null, vehicle: '', loading: '', discharge: '', finalDestination: '', shipmentDate: '' },
  ...{ documentNo: '', documentDate: '', containerNo: '', sealNo: '' },
};

/** A line of an order as goods begin with it. */
export interface SoldLine {
  readonly orderLineId: string | null;
  /** Null where nobody knows yet. */
  readonly goodsKind: GoodsKind | null;
  readonly name: BilingualText;
  readonly typeCode: string;
  readonly customerPartNo: string;
  readonly materialCode: string;
  readonly quantity: number;
  readonly unitPrice: number;
  /** Of the motor, W; null where there is none or nobody knows. */
  readonly powerW: number | null;
  /** Of one piece, g; null where it has to be weighed. */
  readonly netEachG: number | null;
  /** Set where that is an estimate. */
  readonly isNetGuess: boolean;
  /** Ratio, power, mounting; of parts their number stands for it. */
  readonly keyData: BilingualText;
}

/** What is said of a machine besides: it is called by what goes of it, which somebody has to say where nobody knows. */
export function machineWords<Facts extends Pick<SoldLine, 'goodsKind'>>(typeCode: string, facts: Facts) {
  const { goodsKind } = facts;
  return { ...facts, typeCode, name: goodsKind === null ? NOTHING_SAID : plainName(goodsKind) };
}

/** What is said of a part besides: it is called as its order describes it. */
export function partWords(part: {
  readonly partDescription: string;
  readonly modelName: string;
  readonly typeCode: string;
}) {
  const name = part.partDescription || part.modelName;
  return {
    ...({ goodsKind: 'part', name: { zh: name, en: name }, typeCode: part.typeCode } as const),
    ...{ netEachG: null, isNetGuess: true, powerW: null, keyData: NOTHING_SAID },
  };
}

/** The goods' lines of sold lines, in their order, with the HS codes in force; what is not known of one is to be filled in before a paper is issued. */
export function goodsLines(lines: readonly SoldLine[], codes: readonly HsCode[]): readonly GoodsLine[] {
  return lines.map(({ netEachG, powerW, ...line }, place) => ({
    ...line,
    lineNo: place + 1,
    ...{ hsCode: hsSeed(codes, line.goodsKind, powerW) ?? '', origin: ORIGIN, unit: 'H87' },
    ...{ netEachG: netEachG ?? 0, isNetGuess: line.isNetGuess || netEachG === null },
  }));
}

/** What an order or an offer says of the terms. */
export interface SoldTerms {
  readonly payment: string | null;
  readonly incoterm: string | null;
  readonly place: string | null;
  readonly taxMode: Destination;
}

/** The terms of one order, with what it is called. */
export interface SoldOrder {
  /** Set where its prices are with VAT. */
  readonly taxIncluded?: boolean;
  /** Set where its prices are of an invented list. */
  readonly isDemo?: boolean;
  readonly terms: SoldTerms;
  readonly currency: Currency;
  readonly customerPo: string;
  readonly quoteNo: string;
  readonly piNo: string;
  readonly sapOrderNo: string;
}

/** What several orders together say; the terms are those of the first, which the checker holds against the others. */
export function soldAs(orders: readonly [SoldOrder, ...SoldOrder[]]): SoldAs {
  const [{ currency, taxIncluded = false, terms }] = orders;
  const all = (name: 'customerPo' | 'quoteNo' | 'piNo' | 'sapOrderNo') => [
    ...new Set(orders.map((order) => order[name]).filter((text) => text !== '')),
  ];
  return {
    ...{ customerPo: all('customerPo'), quoteNo: all('quoteNo'), piNo: all('piNo'), sapOrderNo: all('sapOrderNo') },
    ...{ currency, incoterm: incotermIn(terms.incoterm), place: terms.place ?? '', taxMode: terms.taxMode },
    ...(taxIncluded && { taxIncluded }),
    ...(orders.some(({ isDemo }) => isDemo) && { isDemo: true }),
    payment: { zh: terms.payment ?? '', en: terms.payment ?? '' },
  };
}

function incotermIn(code: string | null): Incoterm | null {
  return INCOTERMS.find((rule) => rule === code) ?? null;
}

/** Goods as they begin: to the buyer, nothing packed, nothing known of the way. */
export function newGoods(sold: SoldAs, lines: readonly GoodsLine[], buyer: Party): DispatchedGoods {
  return {
    destination: sold.taxMode,
    parties: { buyer, consignee: null, notify: null, importer: null, manufacturer: null },
    ...{ sold, transport: NO_TRANSPORT, exportReason: null, letterOfCredit: null, goodsText: '', marks: '', lines },
    packages: [],
  };
}

/** A party of whom the name alone is known. */
export function partyNamed(name: string, taxId: string): Party {
  return {
    ...{ name: { zh: name, en: name }, address: NOTHING_SAID, contact: '', phone: '', email: '', eori: '' },
    taxId,
  };
}
