import type { z } from 'zod';
import { listedFor } from '#kernel/acting.ts';
import { sideOf } from '#kernel/side.ts';
import { billRoutes } from '#modules/bills/contract.ts';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import type { BillOwn, DispatchedGoods } from '#modules/bills/domain/dispatched-goods.ts';
import { findOrder } from '#modules/orders/server/public.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { findOfferedQuote } from '#modules/quotes/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { etagOf } from '#server/if-match.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { registerBillSteps } from './bill-steps.ts';
import { billsOfShipment, chargesOfOrders, listBills } from './bill-store.ts';
import { bills } from './bill-tables.ts';
import { findSeller, newOwn } from './draft-own.ts';
import { goodsOfOffer, goodsOfOrder } from './goods-of-orders.ts';
import { openBillOf, presentBill } from './present-bill.ts';
import { type PaperReader, reachOf } from './present-shipment.ts';
import { registerPrints } from './print-bill.ts';
import { recordPaper } from './record-event.ts';
import { lockedShipment } from './shipment-store.ts';

/** Buyers whose clocks nobody told of are by the provider's. */
const ZONE = 'Asia/Shanghai';

/** What a new paper is of. */
interface Source {
  readonly organisationId: string;
  readonly customerName: string;
  readonly shipmentId?: string;
  readonly orderId?: string;
  readonly quoteId?: string;
  /** Left out where the goods are the shipment's. */
  readonly goods?: DispatchedGoods;
  /** Those it begins with. */
  readonly sold: DispatchedGoods;
  readonly charges: BillOwn['charges'];
  /** Of its own words, those of the void paper whose place it takes. */
  readonly before?: BillOwn;
  readonly validUntil?: string | null;
  readonly zone?: string;
}

/** Serves proformas, invoices and packing lists to both sides, each what it may see. */
export function registerBills(portal: Portal): void {
  serve(portal, billRoutes.list, async ({ actor, db, query, scope }) => {
    const { cursor, pageSize, ...asked } = query;
    const reach = { readable: listedFor(actor, scope), view: viewOf(actor) };
    const after = cursor === undefined ? undefined : idOfCursor(cursor);
    const found = await listBills(db, reach, { ...asked, after, limit: pageSize + 1 });
    const page = found.slice(0, pageSize);
    const last = found.length > pageSize ? page.at(-1)?.id : undefined;
    return { rows: page.map((row) => presentBill(row, reach.view)), next: last === undefined ? null : cursorOf(last) };
  });

  serve(portal, billRoutes.open, async ({ actor, db, locale, now, params, scope, setHeader }) => {
    const bill = await openBillOf(db, params.id, { actor, locale, now, scope });
    setHeader('etag', etagOf(bill.version));
    return bill;
  });

  serveCommand(portal, billRoutes.create, {
    async change(tx, _, { actor, body, now, scope }) {
      const source = await sourceOf(portal, tx, body, { actor, now, scope });
      if (sideOf(actor, scope, source.organisationId) !== 'P') throw new Failure('access.refused');
      const seller = await findSeller(tx);
      const { before, charges, validUntil } = source;
      const begun = { before, seller, today: providerDay(now), charges, validUntil };
      const own = await newOwn(tx, body.kind, source.sold, { ...begun, zone: source.zone ?? ZONE });
      const { customerName, goods = null, orderId = null, organisationId, quoteId = null, shipmentId = null } = source;
      const id = portal.newId();
      await tx.insert(bills).values({
        ...{ id, organisationId, kind: body.kind, customerName, shipmentId, orderId, quoteId, own, goods },
        ...{ actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null, createdAt: now, updatedAt: now },
      });
      const of = { organisationId, billId: id };
      await recordPaper(portal, tx, { of, action: 'create', from: null, to: 'draft' }, { actor, now });
      return { id };
    },
    event: ({ id }) => ({ action: 'bill.created', object: id }),
    answer: (tx, { id }, { actor, locale, now, scope }) => openBillOf(tx, id, { actor, locale, now, scope }),
  });

  registerBillSteps(portal);
  registerPrints(portal);
}

type Made = z.output<typeof billRoutes.create.body>;

function sourceOf(portal: Portal, tx: Db, { id, kind, of }: Made, reader: PaperReader): Promise<Source> {
  if (of === 'shipment') return ofShipment(tx, id, kind, reader);
  return of === 'order' ? ofOrder(portal, tx, id, reader) : ofQuote(portal, tx, id, reader);
}

async function ofShipment(tx: Db, id: string, kind: BillKind, reader: PaperReader): Promise<Source> {
  const shipment = await lockedShipment(tx, reachOf(reader), id);
  if (shipment === undefined) throw new Failure('record.unknown');
  if (shipment.state === 'cancelled') throw new Failure('shipment.wrong-state', { state: '' });
  const others = await billsOfShipment(tx, reachOf(reader), id);
  const isThere = others.some((one) => one.kind === kind && (one.state === 'draft' || one.state === 'issued'));
  if (isThere) throw new Failure('bill.there-already');
  const { customerName, goods, organisationId } = shipment;
  const orders = [...new Set(shipment.lines.map(({ orderId }) => orderId))];
  const [only] = orders;
  // Of several that are void the last made comes first.
  const before = others.find((one) => one.kind === kind && one.state === 'void')?.own;
  const charges = kind === 'ci' ? await chargesLeft(tx, orders, before) : (before?.charges ?? []);
  return {
    ...{ organisationId, customerName, shipmentId: id, sold: goods, charges },
    ...(before && { before }),
    ...(orders.length === 1 && only !== undefined && { orderId: only }),
  };
}

/**
 * What orders charge beside their goods stands on the first invoice of each. An invoice in the place of a void one charges what that did,
 * but for what another invoice of the same order bears by now.
 */
async function chargesLeft(tx: Db, orderIds: readonly string[], before?: BillOwn): Promise<BillOwn['charges']> {
  const ofOrders = await chargesOfOrders(tx, orderIds);
  const of = (isBilled: boolean) =>
    ofOrders.filter((one) => one.isBilled === isBilled).flatMap(({ charges }) => charges);
  if (before === undefined) return of(false);
  const elsewhere = of(true).map(chargeText);
  return before.charges.filter((charge) => !elsewhere.includes(chargeText(charge)));
}

function chargeText({ amount, kind, text }: BillOwn['charges'][number]): string {
  return `${kind} ${amount} ${text}`;
}

async function ofOrder(portal: Portal, tx: Db, id: string, { scope }: PaperReader): Promise<Source> {
  const order = await findOrder(tx, scope.readable, id);
  if (order === undefined) throw new Failure('record.unknown');
  const goods = await goodsOfOrder(portal, tx, order);
  const { charges, customerName, organisationId } = order;
  return { organisationId, customerName, orderId: id, goods, sold: goods, charges };
}

async function ofQuote(portal: Portal, tx: Db, id: string, reader: PaperReader): Promise<Source> {
  const quote = await findOfferedQuote(tx, reachOf(reader), id);
  if (quote === undefined) throw new Failure('record.unknown');
  if (quote.offer === null) throw new Failure('bill.nothing-offered');
  const { customerName, offer, organisationId, orderNumber } = quote;
  const goods = await goodsOfOffer(portal, tx, { organisationId, offer, lines: quote.lines, customerPo: orderNumber });
  const { charges = [], validUntil, zone } = offer;
  return { organisationId, customerName, quoteId: id, goods, sold: goods, charges, validUntil, zone };
}
