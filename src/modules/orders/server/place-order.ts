import { providerDay } from '#modules/prices/domain/provider-day.ts';
import type { VersionLine } from '#modules/quotes/domain/quote-body.ts';
import { paperNumber, quoteNumber } from '#modules/quotes/domain/quote-number.ts';
import type { AcceptedQuote, OrderOfQuote, StepContext } from '#modules/quotes/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { lineIds } from './line-ids.ts';
import { tellPlaced } from './order-placed.ts';
import { orderLines, orders } from './order-tables.ts';
import { recordEvents } from './record-events.ts';

/** Items are numbered in tens, as in SAP: one can come between. */
const ITEM_STEP = 10;

/** The number of an item by its place among those that were agreed. */
export function itemNoAt(place: number): number {
  return (place + 1) * ITEM_STEP;
}

/** What was agreed of an offer, in its order: the items of the order. */
export function agreedLines({ lines, offer }: Pick<AcceptedQuote, 'lines' | 'offer'>): readonly VersionLine[] {
  return offer.lines.filter(({ lineNo }) => lines.some((line) => line.lineNo === lineNo && line.state === 'agreed'));
}

/** Makes the order of an accepted quote: its agreed lines, at the accepted prices, nothing of them ready yet. */
export async function placeOrder(
  portal: Portal,
  tx: Db,
  quote: AcceptedQuote,
  { actor, now }: StepContext,
): Promise<OrderOfQuote> {
  const agreed = agreedLines(quote);
  if (agreed.length === 0) throw new Failure('order.nothing-accepted');
  const [id, orderDate] = [portal.newId(), providerDay(now)];
  const [row] = await tx
    .insert(orders)
    .values({
      ...{ id, orderDate, state: 'placed', organisationId: quote.organisationId },
      ...{ actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null },
      ...{ quoteId: quote.id, quoteNumber: quoteNumber(quote.serial, quote.createdAt) },
      piNo: quote.piNo,
      ...{ customerName: quote.customerName, customerPo: quote.orderNumber },
      ...{ currency: quote.currency, terms: quote.offer.terms, charges: quote.offer.charges ?? [] },
      ...{ isDemo: quote.offer.isDemo, createdAt: now, updatedAt: now },
    })
    .returning();
  if (row === undefined) throw new Error(`the order of quote ${quote.id} was not kept`);
  const ids = lineIds(portal.newId, agreed.length);
  const placed = agreed.map((line, place) => ({ ...lineOf(quote, line, { row, place }), id: ids[place] ?? '' }));
  await tx.insert(orderLines).values(placed);
  const data = { quoteNumber: row.quoteNumber };
  await recordEvents(portal, tx, row, [{ action: 'create', from: null, data }], { actor, now });
  await tellPlaced(portal, tx, row, { actor, now });
  return { id, number: paperNumber('order', row.serial, row.createdAt) };
}

interface Placed {
  readonly row: typeof orders.$inferSelect;
  readonly place: number;
}

function lineOf(
  { lines }: AcceptedQuote,
  offered: VersionLine,
  { place, row }: Placed,
): Omit<typeof orderLines.$inferInsert, 'id'> {
  const { currency, customerName, id: orderId, orderDate, organisationId, piNo } = row;
  const { customerPartNo, lineNo, productName, quantity, releaseHash, typeCode, unit } = offered;
  return {
    ...{ orderId, organisationId, orderDate, customerName, currency, piNo },
    ...{ itemNo: itemNoAt(place), kind: 'machine', modelName: productName, customerPartNo },
    typeCode: offered.fullTypeCode ?? typeCode,
    form: lines.find((line) => line.lineNo === lineNo)?.form ?? null,
    releaseHash,
    quantity,
    // What was agreed had a price.
    unitPrice: unit ?? 0,
  };
}
