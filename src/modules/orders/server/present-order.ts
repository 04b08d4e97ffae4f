import type { Actor } from '#kernel/actor.ts';
import { type Currency, money, sumOf, times } from '#kernel/money.ts';
import type { Scope } from '#kernel/scope.ts';
import { sideOf } from '#kernel/side.ts';
import type { ListedLineDto, OpenOrderDto } from '#modules/orders/contract.ts';
import { dueOf } from '#modules/orders/domain/quantities.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { ListedLineRow } from './list-lines.ts';
import { orderAbilities } from './order-abilities.ts';
import {
  eventsOfOrder,
  findOrder,
  type LoadedOrder,
  type OrderEventRow,
  type OrderLineRow,
  serialsOf,
} from './order-store.ts';
import { proposedDates } from './proposed-dates.ts';
import { isSubscribedTo } from './subscriptions.ts';

/** Who reads an order, and when. */
export interface OrderReader {
  readonly actor: Actor;
  readonly scope: Scope;
  readonly now: Date;
}

/** A line as it stands in the list. */
export function presentLine(row: ListedLineRow, today: string): ListedLineDto {
  const { orderedAt, sapOrderNo, serial, state } = row;
  return { ...factsOf(row, today), orderNumber: paperNumber('order', serial, orderedAt), sapOrderNo, state };
}

type ShownLine = Omit<OrderLineRow, 'form'>;

function factsOf(line: ShownLine, today: string) {
  const {
    cancelled,
    currency,
    customerName,
    delivered,
    doneAt,
    id,
    itemNo,
    kind,
    orderId,
    plannedDate,
    ready,
    shipped,
  } = line;
  const quantity = dueOf(line);
  const { materialCode, modelName, orderDate, partDescription, piNo, serialNo, shippingType, typeCode, unitPrice } =
    line;
  return {
    ...{ id, orderId, piNo, orderDate, customer: customerName, materialCode, shippingType, modelName, quantity },
    unitPrice,
    totalAmount: times(money(unitPrice, currency), quantity).minor,
    manufacturingNumber: line.manufacturingNo,
    itemNumber: itemNo,
    estimatedFinishedDate: plannedDate,
    actualFinishedDate: line.actualDate,
    currency,
    ...{ orderStatus: line.orderStatus, readyStatus: line.readyStatus, kind, typeCode, partDescription, serialNo },
    quantities: { ordered: line.quantity, cancelled, ready, shipped, delivered },
    isCancelled: quantity === 0,
    isLate: doneAt === null && line.readyStatus !== 'ready' && plannedDate !== null && plannedDate < today,
  };
}

/** One order as somebody reads it; refused where it is out of their reach. */
export async function openOrderOf(db: Db, id: string, reader: OrderReader): Promise<OpenOrderDto> {
  const order = await findOrder(db, reader.scope.readable, id);
  if (order === undefined) throw new Failure('record.unknown');
  const numbers = await serialsOf(
    db,
    order.lines.map((line) => line.id),
  );
  const history = await eventsOfOrder(db, order.id);
  const proposed = await proposedDates(db, order, reader);
  return {
    ...headOf(order, reader),
    lines: order.lines.map((line) => ({
      ...factsOf(line, providerDay(reader.now)),
      customerPartNo: line.customerPartNo,
      serials: [...(numbers.get(line.id) ?? [])],
      hasConfiguration: line.form !== null,
      proposedDate: line.plannedDate === null ? (proposed.get(line.itemNo) ?? null) : null,
    })),
    history: history.map(happenedOf),
    isSubscribed: await isSubscribedTo(db, order.id, reader.actor.id),
    abilities: orderAbilities(order, reader),
  };
}

function headOf(order: LoadedOrder, { actor, scope }: OrderReader) {
  const { charges, createdAt, currency, customerName, lines, quoteId, quoteNumber, updatedAt } = order;
  const { centreName, customerPo, id, isDemo, orderDate, piNo, sapOrderNo, shippingType, source, state } = order;
  return {
    ...{ id, version: order.version, sapOrderNo, source, state, piNo, orderDate, centreName, customerPo },
    number: paperNumber('order', order.serial, createdAt),
    ...{ orderStatus: order.orderStatus, readyStatus: order.readyStatus },
    side: sideOf(actor, scope, order.organisationId),
    quote: quoteId === null ? null : { id: quoteId, number: quoteNumber },
    ...{ customer: customerName, shippingType, currency, taxIncluded: order.taxIncluded, terms: order.terms },
    charges: [...charges],
    net: netOf(lines, charges, currency),
    ...{ isDemo, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  };
}

function netOf(lines: readonly OrderLineRow[], charges: LoadedOrder['charges'], currency: Currency): number {
  return sumOf(currency, [
    ...lines.map((line) => times(money(line.unitPrice, currency), dueOf(line))),
    ...charges.map(({ amount }) => money(amount, currency)),
  ]).minor;
}

function happenedOf(event: OrderEventRow): OpenOrderDto['history'][number] {
  const { action, actorName, createdAt, data, delta, from, itemNo, kind, to } = event;
  return {
    ...{ action, actorName, delta, from, kind, to, at: createdAt.toISOString(), itemNumber: itemNo },
    reason: data.reason ?? null,
    moved: movedIn(data),
    shipmentId: data.shipmentId ?? null,
  };
}

/** Of a date, a price or a number: what it was and what it is. */
function movedIn(data: OrderEventRow['data']): OpenOrderDto['history'][number]['moved'] {
  const { fromDate, fromPrice, fromQuantity, sapOrderNo, toDate, toPrice, toQuantity } = data;
  if (toDate !== undefined) return { from: fromDate ?? null, to: toDate };
  if (toPrice !== undefined) return { from: String(fromPrice ?? ''), to: String(toPrice) };
  if (toQuantity !== undefined) return { from: String(fromQuantity ?? ''), to: String(toQuantity) };
  return sapOrderNo === undefined ? null : { from: null, to: sapOrderNo };
}
