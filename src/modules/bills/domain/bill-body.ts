import type { BilingualText } from '#kernel/locale.ts';
import type { Currency } from '#kernel/money.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import type { ChargeKind } from '#modules/quotes/domain/charges.ts';
import type { ExportReason, GoodsKind, PackageType, TransportMode, UnitCode } from './goods.ts';
import type { Incoterm } from './incoterms.ts';
import type { PackageSize } from './packing.ts';

export const BILL_KINDS = ['pi', 'ci', 'pl'] as const;
export type BillKind = (typeof BILL_KINDS)[number];

/** Whether the goods leave the country. */
export const DESTINATIONS = ['domestic', 'export'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** Somebody a paper names. What is known in one language alone stands in both; what is not known is empty. */
export interface Party {
  readonly name: BilingualText;
  readonly address: BilingualText;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  /** Credit code, or VAT number. */
  readonly taxId: string;
  /** Of traders with the European Union. */
  readonly eori: string;
}

/** Who takes part; null where it is nobody else: the consignee is the buyer, the manufacturer the seller. */
export interface BillParties {
  readonly seller: Party;
  readonly buyer: Party;
  readonly consignee: Party | null;
  readonly notify: Party | null;
  readonly importer: Party | null;
  readonly manufacturer: Party | null;
}

/** What else of the same business is called; several where a shipment delivers several orders, none where it is empty. */
export interface BillReferences {
  readonly customerPo: readonly string[];
  /** With its version: `QT2611-00042-2`. */
  readonly quoteNo: readonly string[];
  readonly piNo: readonly string[];
  readonly contractNo: readonly string[];
  readonly sapOrderNo: readonly string[];
  readonly shipmentNo: string;
  /** Of a packing list: the commercial invoice, with its day. */
  readonly ciNo: string;
  readonly ciDate: string;
  readonly importLicence: string;
}

/** On what terms; empty or null what was not agreed. Days are ISO 8601, such as `2026-11-21`. */
export interface BillTerms {
  readonly currency: Currency;
  readonly incoterm: Incoterm | null;
  readonly place: string;
  readonly payment: BilingualText;
  /** Domestic bears VAT, export does not. */
  readonly taxMode: Destination;
  /** Set where prices are with the VAT they bear; else it is added to the sum. */
  readonly taxIncluded?: boolean;
  /** Set where prices are of an invented list: what names them says so. */
  readonly isDemo?: boolean;
  /** Of a proforma: until the end of which day, by the clocks of which zone (IANA). */
  readonly validUntil: string;
  readonly zone: string;
  readonly delivery: BilingualText;
  readonly partialShipment: boolean | null;
  readonly transshipment: boolean | null;
  readonly exportReason: ExportReason | null;
}

/** Where it is paid to. */
export interface BankAccount {
  readonly beneficiary: string;
  readonly bank: string;
  readonly address: string;
  /** Account number or IBAN. */
  readonly account: string;
  readonly swift: string;
  readonly currency: Currency;
}

/** What a letter of credit says. */
export interface LetterOfCredit {
  readonly number: string;
  readonly issuingBank: string;
  readonly date: string;
  readonly applicant: string;
  readonly currency: Currency;
  /** Minor units, of the whole credit. */
  readonly amount: number;
  readonly goodsText: string;
  readonly latestShipment: string;
  readonly expiry: string;
}

/** How the goods go; empty what is not known yet. */
export interface BillTransport {
  readonly mode: TransportMode | null;
  /** Vessel and voyage, flight or truck. */
  readonly vehicle: string;
  readonly loading: string;
  readonly discharge: string;
  readonly finalDestination: string;
  /** The day the goods leave. */
  readonly shipmentDate: string;
  /** Bill of lading, air waybill or consignment note, and its day. */
  readonly documentNo: string;
  readonly documentDate: string;
  readonly containerNo: string;
  readonly sealNo: string;
}

/** Goods of one kind; the same line numbers in all papers of a business. */
export interface BillLine {
  readonly lineNo: number;
  /** The order line it delivers; null of a proforma made from a quote. */
  readonly orderLineId: string | null;
  /** Null until somebody says so where it is not known. */
  readonly goodsKind: GoodsKind | null;
  readonly name: BilingualText;
  readonly typeCode: string;
  /** Ratio, power, mounting, voltage. */
  readonly keyData: BilingualText;
  readonly customerPartNo: string;
  readonly materialCode: string;
  /** Six to ten digits; empty where not given. */
  readonly hsCode: string;
  /** ISO 3166-1 alpha-2; empty where not given. */
  readonly origin: string;
  readonly quantity: number;
  readonly unit: UnitCode;
  /** Minor units of one piece, and of all; null on a packing list. */
  readonly unitPrice: number | null;
  readonly amount: number | null;
  readonly netEachG: number;
  /** Set where the weight is an estimate. */
  readonly isNetGuess: boolean;
}

/** What is charged beside the goods, minor units without VAT. */
export interface BillCharge {
  readonly kind: ChargeKind;
  readonly text: string;
  readonly amount: number;
}

/** Pieces of a line in a package, with their serial numbers. */
export interface PackageContent {
  readonly lineNo: number;
  readonly quantity: number;
  readonly serials: readonly string[];
}

/** A package. */
export interface BillPackage {
  /** From 1 on. */
  readonly no: number;
  readonly type: PackageType;
  readonly size: PackageSize;
  readonly contents: readonly PackageContent[];
  readonly isStackable: boolean | null;
  readonly hasLiftingPoint: boolean | null;
  readonly isOilFilled: boolean | null;
  readonly handlingMarks: string;
  /** The mark of the treatment of wood (ISPM 15), such as `CN-000 HT`; empty where there is none. */
  readonly woodMark: string;
}

/** Amounts in minor units, without VAT unless they say so. */
export interface MoneyTotals {
  readonly goods: number;
  readonly charges: number;
  readonly net: number;
  readonly vat: number;
  /** With VAT: what is to be paid in all. */
  readonly total: number;
  /** Less what was received. */
  readonly due: number;
}

/** What a paper comes to. */
export interface BillTotals {
  /** Null on a packing list. */
  readonly money: MoneyTotals | null;
  readonly pieces: number;
  readonly packages: number;
  /** Grams, and thousandths of a cubic metre. */
  readonly netG: number;
  readonly grossG: number;
  readonly volumeL: number;
}

/** Who answers for it. */
export interface Signature {
  readonly name: string;
  readonly role: BilingualText;
  readonly date: string;
}

/** A paper as it is frozen when it is issued: texts, whole numbers, and what is made of them. */
export interface BillBody {
  readonly kind: BillKind;
  readonly title: BilingualText;
  /** Null until it is issued. */
  readonly number: string | null;
  /** 0 at first. */
  readonly revision: number;
  readonly issueDate: string;
  readonly language: SheetLanguage;
  readonly destination: Destination;
  readonly parties: BillParties;
  readonly references: BillReferences;
  readonly terms: BillTerms;
  readonly bank: BankAccount | null;
  readonly letterOfCredit: LetterOfCredit | null;
  readonly transport: BillTransport;
  /** The goods in one text, word for word as in a letter of credit. */
  readonly goodsText: string;
  readonly lines: readonly BillLine[];
  readonly charges: readonly BillCharge[];
  /** Of a commercial invoice those of the shipment, of which it prints the sums alone. */
  readonly packages: readonly BillPackage[];
  /** Shipping marks, line breaks kept. */
  readonly marks: string;
  /** What was received before, minor units. */
  readonly deposit: number;
  readonly totals: BillTotals;
  /** The total written out; null on a packing list. */
  readonly words: BilingualText | null;
  readonly declaration: BilingualText;
  readonly originStatement: BilingualText;
  readonly remarks: string;
  readonly signature: Signature;
}
