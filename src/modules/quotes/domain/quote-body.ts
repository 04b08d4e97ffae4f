import type { Currency } from '#kernel/money.ts';
import type { Charge } from './charges.ts';
import type { QuoteLineState } from './line-steps.ts';
import type { QuoteAction } from './quote-steps.ts';

/** On what terms a quote stands; null what was not agreed. */
export interface QuoteTerms {
  readonly payment: string | null;
  /** Incoterms 2020. */
  readonly incoterm: string | null;
  readonly place: string | null;
  readonly taxMode: 'domestic' | 'export';
}

/** A line as it is frozen in a version. */
export interface VersionLine {
  readonly lineNo: number;
  readonly productName: string;
  readonly typeCode: string;
  /** With all that differs from standard; left out of versions frozen before it was kept. */
  readonly fullTypeCode?: string;
  /** Special wishes and the remark of the configuration, in the words of whoever made it; left out where nothing was said. */
  readonly wishes?: string;
  readonly remark?: string;
  readonly releaseHash: string;
  readonly state: QuoteLineState;
  readonly quantity: number;
  readonly wantedDate: string | null;
  readonly customerPartNo: string;
  readonly targetPrice: number | null;
  readonly note: string;
  /** Minor units of one piece, and of all; null without an offer. */
  readonly unit: number | null;
  readonly net: number | null;
  readonly leadDays: number | null;
  readonly notOfferedReason: string | null;
}

/** What became of the saved configuration a line was made of. */
export const PRODUCTS_SINCE = ['same', 'changed', 'gone'] as const;
export type ProductSince = (typeof PRODUCTS_SINCE)[number];

/** What was sent from one side to the other, as it was sent. */
export interface VersionBody {
  readonly number: string;
  readonly no: number;
  readonly kind: VersionKind;
  readonly title: string;
  readonly customerRef: string;
  /** When all of it is wanted; left out where nobody said. */
  readonly wantedDate?: string;
  readonly currency: Currency;
  readonly terms: QuoteTerms;
  readonly lines: readonly VersionLine[];
  /** What is charged beside the lines; left out where nothing is. */
  readonly charges?: readonly Charge[];
  /** The sum of the lines and charges; null where no line has a price. */
  readonly net: number | null;
  /** Prices of a quote are without VAT. */
  readonly withoutVat: true;
  /** Set where a price is of an invented list. */
  readonly isDemo: boolean;
  readonly note: string;
  readonly validUntil: string | null;
  readonly zone: string;
}

export const VERSION_KINDS = ['request', 'offer', 'counter'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

export const PRICE_SOURCES = ['computed', 'manual', 'agreement'] as const;

/** A line of a working offer: what the list says of it, what is offered, and what it costs. */
export interface WorkingLine {
  readonly lineNo: number;
  /** For how many it was priced; the price of another number is another. */
  readonly quantity: number;
  readonly source: (typeof PRICE_SOURCES)[number];
  /** A discount by hand, basis points; null where there is none, or the price itself was given. */
  readonly manual: number | null;
  /** What the list says for one piece; null: on request. */
  readonly computed: number | null;
  /** Set where that is the least there is: special wishes are not in it, and somebody has to say a price. */
  readonly isFrom?: true;
  /** What is offered for one piece; null where nothing is yet. */
  readonly unit: number | null;
  readonly leadDays: number | null;
  readonly notOfferedReason: string | null;
  readonly cost: number | null;
}

/** An offer while it is worked on, seen by the provider alone. */
export interface WorkingOffer {
  readonly terms: QuoteTerms;
  readonly validUntil: string;
  readonly isDemo: boolean;
  /** Why it is priced by an older version of the list than the one in force; left out where none was chosen. */
  readonly listReason?: string;
  readonly lines: readonly WorkingLine[];
  /** What is charged beside the lines; left out of offers worked on before there were charges. */
  readonly charges?: readonly Charge[];
}

/** What is noted of a step, for the history of the quote. */
export interface QuoteEventData {
  readonly reason?: string;
  readonly no?: number;
  /** Whose it became, and whose it was where it was somebody's. */
  readonly userId?: string;
  readonly fromUserId?: string;
  /** Of a message: how many files go with it. */
  readonly files?: number;
  /** Of an acceptance: the order it was given by, a file of the thread. */
  readonly fileId?: string;
  /** Of the choice of a version of the price list, which is the provider's alone: its list and number. */
  readonly priceList?: string;
  /** Of a conversion: the order it became, by its number. */
  readonly order?: string;
  /** Of a reminder: how many days before the end. */
  readonly days?: number;
}

/** What stands in the history of a quote. */
export type QuoteEventAction =
  | QuoteAction
  | 'create'
  | 'ask-approval'
  | 'approve'
  | 'refuse-approval'
  | 'call-back-approval';
