import { eq } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import { sideOf } from '#kernel/side.ts';
import type { ListedShipmentDto, OpenShipmentDto } from '#modules/bills/contract.ts';
import { billNumber } from '#modules/bills/domain/bill-paper.ts';
import { weightsOf } from '#modules/bills/domain/bill-totals.ts';
import type { DispatchedGoods } from '#modules/bills/domain/dispatched-goods.ts';
import { mayStepShipment, SHIPMENT_ACTIONS, shipmentStepOf } from '#modules/bills/domain/shipment-steps.ts';
import { serialsOf } from '#modules/orders/server/public.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { type BillEventRow, type BillRow, billsOfShipment, eventsWhere } from './bill-store.ts';
import { billEvents } from './bill-tables.ts';
import { refusalOfShipment } from './judge-shipment.ts';
import {
  findShipment,
  type LoadedShipment,
  ordersOfShipments,
  type PaperReach,
  partlyArrived,
  type ShipmentRow,
} from './shipment-store.ts';

/** Who reads a shipment or a bill, and when. */
export interface PaperReader {
  readonly actor: Actor;
  readonly scope: Scope;
  readonly now: Date;
}

/** What somebody reaches, with whose eyes. */
export function reachOf({ actor, scope }: Pick<PaperReader, 'actor' | 'scope'>): PaperReach {
  return { readable: scope.readable, view: viewOf(actor) };
}

/** What is told of shipments beside themselves: their orders, and which have arrived but for a part. */
export interface ToldBeside {
  readonly orders: Awaited<ReturnType<typeof ordersOfShipments>>;
  readonly parts: ReadonlySet<string>;
}

/** The same, read at once for some of them. */
export async function besideShipments(db: Db, rows: readonly ShipmentRow[]): Promise<ToldBeside> {
  const ids = rows.map(({ id }) => id);
  return { orders: await ordersOfShipments(db, ids), parts: await partlyArrived(db, rows) };
}

/** What packages come to, g. */
export function grossOf({ lines, packages }: Pick<DispatchedGoods, 'lines' | 'packages'>): number {
  const weighed = lines.map((line) => ({ ...line, amount: null }));
  return packages.reduce((sum, one) => sum + weightsOf(one, weighed).grossG, 0);
}

/** A shipment as it stands in the list. */
export function presentShipment(row: ShipmentRow, { orders, parts }: ToldBeside): ListedShipmentDto {
  const { createdAt, customerName, goods, id, serial, state, updatedAt, version } = row;
  return {
    ...{ id, version, state, customer: customerName, number: paperNumber('shipment', serial, createdAt) },
    orders: (orders.get(id) ?? []).map((order) => ({
      id: order.id,
      number: paperNumber('order', order.serial, order.createdAt),
    })),
    isPart: parts.has(id),
    packages: goods.packages.length,
    grossG: grossOf(goods),
    ...{ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  };
}

/** One shipment as somebody reads it; refused where it is out of their reach. */
export async function openShipmentOf(
  db: Db,
  id: string,
  reader: PaperReader & { readonly locale: Locale },
): Promise<OpenShipmentDto> {
  const reach = reachOf(reader);
  const shipment = await findShipment(db, reach, id);
  if (shipment === undefined) throw new Failure('record.unknown');
  const bills = await billsOfShipment(db, reach, id);
  const history = await eventsWhere(db, eq(billEvents.shipmentId, id));
  const side = sideOf(reader.actor, reader.scope, shipment.organisationId);
  return {
    ...presentShipment(shipment, await besideShipments(db, [shipment])),
    ...{ side, goods: goodsTold(shipment.goods) },
    delivered: shipment.lines.map(({ delivered, lineNo }) => ({ lineNo, quantity: delivered })),
    serials: await serialsTold(db, shipment),
    bills: bills.map(billLinkOf),
    history: history.map(happenedOf),
    abilities: SHIPMENT_ACTIONS.flatMap((action) => {
      const step = shipmentStepOf(shipment.state, action);
      if (step === undefined || !mayStepShipment(step, side)) return [];
      const refused = refusalOfShipment(action, shipment, bills, reader.locale);
      return [{ action, refusal: refused?.code ?? null, ...(refused?.values && { values: { ...refused.values } }) }];
    }),
  };
}

async function serialsTold(db: Db, { lines }: LoadedShipment): Promise<OpenShipmentDto['serials']> {
  const numbers = await serialsOf(
    db,
    lines.map(({ orderLineId }) => orderLineId),
  );
  return lines.map(({ lineNo, orderLineId }) => ({ lineNo, serials: [...(numbers.get(orderLineId) ?? [])] }));
}

/** Goods as a contract has them: what is read only is copied. */
export function goodsTold(goods: DispatchedGoods): OpenShipmentDto['goods'] {
  return structuredClone(goods) as OpenShipmentDto['goods'];
}

/** A bill as another page tells of it. */
export function billLinkOf({ body, id, isPairVoid, kind, state }: BillRow): OpenShipmentDto['bills'][number] {
  return { id, kind, state, isPairVoid, number: body === null ? null : (billNumber(body) ?? null) };
}

/** What happened, as histories tell it. */
export function happenedOf({
  action,
  actorName,
  createdAt,
  data,
  from,
  to,
}: BillEventRow): OpenShipmentDto['history'][number] {
  const { number = null, pieces = null, reason = null } = data;
  return { action, from, to, at: createdAt.toISOString(), actorName, reason, number, pieces };
}
