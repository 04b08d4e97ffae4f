import { quoteStepRoutes } from '#modules/quotes/contract.ts';
import type { VersionBody } from '#modules/quotes/domain/quote-body.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import type { LoadedQuote, StepContext } from './quote-command.ts';
import { serveStep } from './quote-step.ts';
import { markInquired } from './quote-store.ts';

/** A quote that was accepted, with the offer that was accepted. */
export interface AcceptedQuote extends LoadedQuote {
  readonly offer: VersionBody;
}

/** The order a quote became. */
export interface OrderOfQuote {
  readonly id: string;
  readonly number: string;
}

/** Makes the order of an accepted quote, in the transaction of the step. */
export type MakeOrder = (tx: Db, quote: AcceptedQuote, context: StepContext) => Promise<OrderOfQuote>;

/** Serves the step that makes an order of an accepted quote; orders are a later module's, which brings how. */
export function serveConversion(portal: Portal, make: MakeOrder): void {
  serveStep(
    portal,
    quoteStepRoutes.convert,
    'convert',
    async (tx, quote, context) => {
      // What was accepted was offered: the state says so.
      const { offer } = quote;
      if (offer === null) throw new Error(`quote ${quote.id} was accepted without an offer`);
      const { id: orderId, number: orderNo } = await make(tx, { ...quote, offer }, context);
      await markInquired(tx, quote.id, 'O');
      return { changes: { orderId, orderNo }, data: { order: orderNo } };
    },
    { version: 'heeded' },
  );
}
