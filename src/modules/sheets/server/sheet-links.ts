import type { Actor } from '#kernel/actor.ts';
import type { Scope } from '#kernel/scope.ts';
import { findOrder } from '#modules/orders/server/public.ts';
import { paperNumber, quoteNumber } from '#modules/quotes/domain/quote-number.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { findOfferedQuote } from '#modules/quotes/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';

/** What a sheet is said to be of; null takes it away, what is left out stays. */
export interface AskedLinks {
  readonly quoteId?: string | null | undefined;
  readonly orderId?: string | null | undefined;
}

interface Linker {
  readonly actor: Actor;
  readonly scope: Scope;
}

/** The columns of the quote and the order a sheet is of: ones of its customer that both sides know. */
export async function linksOf(tx: Db, { orderId, quoteId }: AskedLinks, organisationId: string, linker: Linker) {
  return {
    ...(quoteId !== undefined && (await quoteLink(tx, quoteId, organisationId, linker))),
    ...(orderId !== undefined && (await orderLink(tx, orderId, organisationId, linker))),
  };
}

async function quoteLink(tx: Db, id: string | null, organisationId: string, { actor, scope }: Linker) {
  if (id === null) return { quoteId: null, quoteNumber: '' };
  const quote = await findOfferedQuote(tx, { readable: scope.readable, view: viewOf(actor) }, id);
  // A draft is known to the side that made it alone.
  if (quote === undefined || quote.lastNo === 0) throw new Failure('record.unknown');
  if (quote.organisationId !== organisationId) throw new Failure('sheet.link-of-others');
  return { quoteId: quote.id, quoteNumber: quoteNumber(quote.serial, quote.createdAt) };
}

async function orderLink(tx: Db, id: string | null, organisationId: string, { scope }: Linker) {
  if (id === null) return { orderId: null, orderNumber: '' };
  const order = await findOrder(tx, scope.readable, id);
  if (order === undefined) throw new Failure('record.unknown');
  if (order.organisationId !== organisationId) throw new Failure('sheet.link-of-others');
  return { orderId: order.id, orderNumber: paperNumber('order', order.serial, order.createdAt) };
}
