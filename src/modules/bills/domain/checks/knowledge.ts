import type { Currency } from '#kernel/money.ts';
import type { BillBody, BillTerms, Destination } from '#modules/bills/domain/bill-body.ts';
import type { Incoterm } from '#modules/bills/domain/incoterms.ts';
import type { FieldRules } from '#modules/bills/domain/required-fields.ts';
import type { Finding } from './finding.ts';

/** What is known of an order line a paper delivers. */
export interface OrderLineKnown {
  readonly orderLineId: string;
  /** Ordered less cancelled. */
  readonly due: number;
  /** What other shipments of it came to that were not cancelled. */
  readonly shippedBefore: number;
  /** Minor units of one piece. */
  readonly unitPrice: number;
  /** The serial numbers that are known to be of it; empty where none is yet. */
  readonly serials: readonly string[];
}

/** What is known of an order a paper delivers. */
export interface OrderKnown {
  readonly number: string;
  /** The buyer's legal name. */
  readonly buyer: string;
  readonly currency: Currency;
  readonly taxMode: Destination;
  /** Whether its prices are with VAT. */
  readonly taxIncluded: boolean;
  readonly incoterm: Incoterm | null;
  readonly place: string;
}

/** A line of a proforma: the order line it sold, or null where it was written before there was an order, which its type code then finds. */
export interface ProformaLine {
  readonly orderLineId: string | null;
  readonly typeCode: string;
  readonly quantity: number;
  readonly unitPrice: number;
}

/** The proforma the goods were ordered by. */
export interface ProformaKnown {
  readonly number: string;
  readonly terms: Pick<BillTerms, 'currency' | 'incoterm' | 'place' | 'payment' | 'validUntil'>;
  readonly lines: readonly ProformaLine[];
  /** Set where it is of this very shipment, and sells no more than that. */
  readonly isOfShipment?: boolean;
}

/** What a paper is held against beside itself. */
export interface BillKnown {
  /** The day of the provider, ISO 8601. */
  readonly today: string;
  readonly rules: FieldRules;
  readonly orders: readonly OrderKnown[];
  readonly orderLines: readonly OrderLineKnown[];
  /** Serial numbers of the paper that are known to be of other order lines than theirs. */
  readonly serialsElsewhere: readonly string[];
  /** The other paper of the shipment, invoice or packing list; null where there is none yet. */
  readonly pair: BillBody | null;
  readonly proforma: ProformaKnown | null;
  /** What other papers used of the letter of credit, minor units. */
  readonly creditUsed: number;
  /** In which currencies the seller has an active account. */
  readonly accounts: readonly Currency[];
  /** Whether the embedded font has a character, or one that stands in for it. */
  readonly isPrintable: (character: string) => boolean;
}

/** A group of checks: what it finds in a paper. */
export type Check = (body: BillBody, known: BillKnown) => readonly Finding[];
