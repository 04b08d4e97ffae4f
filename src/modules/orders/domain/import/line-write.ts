import type { Currency } from '#kernel/money.ts';
import type { LineKind } from '#modules/orders/domain/order-words.ts';
import type { LineQuantities } from '#modules/orders/domain/quantities.ts';
import type { ImportColumnKey } from './import-columns.ts';

/** What a line has beside its quantities, as an import may set it. */
export interface LineFacts {
  readonly kind: LineKind;
  readonly materialCode: string;
  readonly modelName: string;
  readonly typeCode: string;
  readonly partDescription: string;
  /** Of a part: of the machine it is for. */
  readonly serialNo: string;
  readonly manufacturingNo: string;
  /** Minor units of one piece. */
  readonly unitPrice: number;
  readonly plannedDate: string | null;
  readonly actualDate: string | null;
  /** Repeated from the order, and set with it. */
  readonly orderDate: string;
  readonly piNo: string;
  readonly customerName: string;
  readonly shippingType: string;
}

/** A line as it is there before an import. */
export interface KnownLine extends LineFacts, LineQuantities {
  readonly id: string;
  readonly serials: readonly string[];
  /** Of the row it was imported by last, if any. */
  readonly rowHash: string;
  /** When its source said so, ISO 8601 in UTC. */
  readonly sourceAt: string | null;
}

/** One difference a row makes, as people read it. */
export interface FieldChange {
  readonly field: ImportColumnKey;
  readonly from: string;
  readonly to: string;
}

/** What a row makes of its line. */
export interface LineWrite {
  readonly facts: LineFacts;
  readonly quantities: LineQuantities;
  readonly currency: Currency;
  /** Ready was raised to what is shipped. */
  readonly isRaised: boolean;
  /** Numbers of machines that come to the line, and those that leave it. */
  readonly serials: { readonly added: readonly string[]; readonly removed: readonly string[] };
  /** Set where the row says the day on which all was ready; left out, it follows from the quantities. */
  readonly isActualTold: boolean;
  readonly taxIncluded: boolean | undefined;
  readonly centreName: string | undefined;
}
