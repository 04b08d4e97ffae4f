import type { Currency } from '#kernel/money.ts';
import type { OrderState } from '#modules/orders/domain/order-steps.ts';
import type { KnownLine } from './line-write.ts';

/** A customer as a row may name it. */
export interface NamedCustomer {
  readonly id: string;
  readonly name: string;
}

/** An order as it is there before a row. */
export interface KnownOrder {
  readonly organisationId: string;
  readonly currency: Currency;
  readonly state: OrderState;
  readonly number: string;
  readonly taxIncluded: boolean;
  readonly centreName: string;
}

/** What is known of the world when a row is judged. */
export interface RowContext {
  /** Of the contents of the row. */
  readonly hash: string;
  readonly customer: NamedCustomer | undefined;
  readonly centre: NamedCustomer | undefined;
  readonly order: KnownOrder | undefined;
  readonly line: KnownLine | undefined;
  /** What an earlier row of the file says of an order that is not there yet. */
  readonly said: { readonly organisationId: string; readonly currency: string } | undefined;
  /** An earlier row of the file with the same order and item. */
  readonly same: { readonly row: number; readonly hash: string } | undefined;
  /** To what a number of a machine belongs beside this line; undefined where it is free. */
  readonly holderOf: (serialNo: string) => string | undefined;
  readonly isTypeCode: (text: string) => boolean;
}
