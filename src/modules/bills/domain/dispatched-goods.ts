import type { BilingualText } from '#kernel/locale.ts';
import type { Currency } from '#kernel/money.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import type {
  BillCharge,
  BillLine,
  BillPackage,
  BillParties,
  BillTransport,
  Destination,
  LetterOfCredit,
  Signature,
} from './bill-body.ts';
import type { ExportReason } from './goods.ts';
import type { Incoterm } from './incoterms.ts';

/** A line of goods with the order line it delivers; the price is of the order, and stands on invoices alone. */
export type GoodsLine = Omit<BillLine, 'amount'>;

/** Whom goods concern beside the seller. */
export type GoodsParties = Omit<BillParties, 'seller'>;

/** What orders say of goods: by which numbers they are called, on which terms they were sold. */
export interface SoldAs {
  readonly customerPo: readonly string[];
  readonly quoteNo: readonly string[];
  readonly piNo: readonly string[];
  readonly sapOrderNo: readonly string[];
  readonly currency: Currency;
  readonly incoterm: Incoterm | null;
  readonly place: string;
  readonly payment: BilingualText;
  readonly taxMode: Destination;
  /** Set where the prices are with VAT. */
  readonly taxIncluded?: boolean;
  /** Set where the prices are of an invented list. */
  readonly isDemo?: boolean;
}

/**
 * Goods that go, or are offered to go, to one customer: the one model the three papers are made of (product decisions §7). Of a shipment
 * it is worked on there; a proforma without a shipment has its own.
 */
export interface DispatchedGoods {
  readonly destination: Destination;
  readonly parties: GoodsParties;
  readonly sold: SoldAs;
  readonly transport: BillTransport;
  readonly exportReason: ExportReason | null;
  readonly letterOfCredit: LetterOfCredit | null;
  /** The goods in one text, word for word as in a letter of credit. */
  readonly goodsText: string;
  /** Shipping marks, line breaks kept. */
  readonly marks: string;
  readonly lines: readonly GoodsLine[];
  readonly packages: readonly BillPackage[];
}

/** What one paper says of its own, beside the goods: edited while it is a draft. */
export interface BillOwn {
  readonly language: SheetLanguage;
  readonly issueDate: string;
  readonly contractNo: readonly string[];
  readonly importLicence: string;
  readonly payment: BilingualText;
  readonly validUntil: string;
  readonly zone: string;
  readonly delivery: BilingualText;
  readonly partialShipment: boolean | null;
  readonly transshipment: boolean | null;
  readonly charges: readonly BillCharge[];
  readonly deposit: number;
  readonly declaration: BilingualText;
  readonly originStatement: BilingualText;
  readonly remarks: string;
  readonly signature: Signature;
  /** The account it is paid to, by id; null: none is named. */
  readonly bankAccountId: string | null;
}
