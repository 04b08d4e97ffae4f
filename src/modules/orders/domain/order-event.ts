import type { Count } from './line-changes.ts';
import type { LineAction, OrderAction } from './order-steps.ts';

/** What stands in the history of an order: its steps, those of its lines, and a price an import brings. */
export type OrderEventAction = OrderAction | LineAction | 'create' | 'price';

/** What of an order moved with an event; what is not told did not. */
export interface OrderEventData {
  readonly reason?: string;
  /** Of a date: from when to when; null where there was none. */
  readonly field?: 'planned' | 'actual';
  readonly fromDate?: string | null;
  readonly toDate?: string | null;
  /** Of a price: minor units of one piece. */
  readonly fromPrice?: number;
  readonly toPrice?: number;
  /** Of a quantity ordered that an import changes. */
  readonly fromQuantity?: number;
  readonly toQuantity?: number;
  /** What else of a line an import changes, by its column. */
  readonly fields?: readonly { readonly field: string; readonly from: string; readonly to: string }[];
  /** Of a confirmation, or of an import that names the order: the number in the SAP system. */
  readonly sapOrderNo?: string;
  /** The quote an order was made of, by its number. */
  readonly quoteNumber?: string;
  /** The import or the shipment that moved it, by id. */
  readonly importId?: string;
  readonly shipmentId?: string;
  /** Set where ready was raised to what an import told as shipped. */
  readonly isRaised?: true;
}

/** By which kind the counts of a line move. */
export type CountKind = Count;
