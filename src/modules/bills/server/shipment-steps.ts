import { and, eq } from 'drizzle-orm';
import { shipmentStepRoutes } from '#modules/bills/contract.ts';
import { editedGoods, type GoodsEdit, withLines } from '#modules/bills/domain/edit-goods.ts';
import { wronglyPacked } from '#modules/bills/domain/packing.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { bills, shipmentLines } from './bill-tables.ts';
import { chosenPieces, type NamedPieces } from './chosen-pieces.ts';
import { goodsChanges } from './goods-changes.ts';
import { linesOfPieces, rememberBuyer, soldByOrders } from './goods-of-orders.ts';
import { hasIssued, isWayKnown, refusalOfDispatch } from './judge-shipment.ts';
import { arrivedPieces, bindSerials, moveOrders } from './move-orders.ts';
import { refuseTakenSerials } from './refuse-taken-serials.ts';
import { serveShipmentStep } from './serve-shipment-step.ts';
import { type LoadedShipment, writeShipmentLines } from './shipment-store.ts';

/** Serves what the provider's people do with shipments. */
export function registerShipmentSteps(portal: Portal): void {
  serveShipmentStep(portal, shipmentStepRoutes.edit, 'edit', {
    audit: { action: 'shipment.edited' },
    async effect(tx, shipment, { actor, body, now, scope }) {
      const { lines, version: _, ...edit } = body;
      const chosen =
        lines === undefined ? shipment.goods : await withOtherLines(portal, tx, shipment, lines, { actor, scope });
      const goods = edited(chosen, goodsChanges(edit));
      await rememberBuyer(tx, shipment.organisationId, goods.parties.buyer, now);
      return { changes: { goods } };
    },
  });

  serveShipmentStep(portal, shipmentStepRoutes.pack, 'pack', {
    audit: { action: 'shipment.packed' },
    async effect(tx, shipment) {
      const { lines, packages } = shipment.goods;
      const empty = packages.find(({ contents }) => contents.length === 0);
      if (empty !== undefined) throw new Failure('shipment.package-empty', { package: empty.no });
      const [wrong] = wronglyPacked(lines, packages);
      if (wrong !== undefined)
        throw new Failure('shipment.contents', { line: wrong.lineNo, expected: wrong.quantity, found: wrong.packed });
      await refuseTakenSerials(tx, shipment);
      return {};
    },
  });

  serveShipmentStep(portal, shipmentStepRoutes.unpack, 'unpack', {
    audit: { action: 'shipment.unpacked' },
    effect: (_, __, ___, papers) => refusedWhenIssued(papers),
  });

  serveShipmentStep(portal, shipmentStepRoutes.dispatch, 'dispatch', {
    audit: { action: 'shipment.dispatched' },
    async effect(tx, shipment, { actor, body, locale, now }, papers) {
      const goods = { ...shipment.goods, ...(body.transport && { transport: body.transport }) };
      const refused = refusalOfDispatch({ goods }, papers, locale);
      if (refused !== undefined) throw new Failure(refused.code, refused.values);
      if (!isWayKnown({ goods })) throw new Failure('shipment.transport');
      await bindSerials(portal, tx, shipment, now);
      const pieces = new Map(shipment.lines.map((line) => [line.lineNo, line.quantity]));
      await moveOrders(portal, tx, shipment, { kind: 'shipped', pieces }, { actor, now });
      return { changes: { goods } };
    },
  });

  serveShipmentStep(portal, shipmentStepRoutes.arrive, 'arrive', {
    audit: { action: 'shipment.arrived' },
    async effect(tx, shipment, { actor, body: { lines, reason }, now }) {
      const pieces = arrivedPieces(shipment, lines);
      const count = [...pieces.values()].reduce((sum, one) => sum + one, 0);
      if (count === 0) throw new Failure('shipment.all-arrived');
      const isAll = shipment.lines.every((line) => line.delivered + (pieces.get(line.lineNo) ?? 0) === line.quantity);
      if (!isAll && reason === undefined) throw new Failure('shipment.arrived-reason');
      for (const line of shipment.lines) {
        const added = pieces.get(line.lineNo) ?? 0;
        if (added > 0) await writeDelivered(tx, line.shipmentId, line.lineNo, line.delivered + added);
      }
      await moveOrders(portal, tx, shipment, { kind: 'delivered', pieces, reason }, { actor, now });
      return { data: { pieces: count, ...(reason !== undefined && { reason }) } };
    },
  });

  serveShipmentStep(portal, shipmentStepRoutes.cancel, 'cancel', {
    audit: { action: 'shipment.cancelled' },
    async effect(tx, shipment, _, papers) {
      const outcome = refusedWhenIssued(papers);
      await tx.delete(bills).where(and(eq(bills.shipmentId, shipment.id), eq(bills.state, 'draft')));
      return outcome;
    },
  });
}

type Goods = LoadedShipment['goods'];

function refusedWhenIssued(papers: Parameters<typeof hasIssued>[0]): object {
  if (hasIssued(papers)) throw new Failure('shipment.issued');
  return {};
}

/** Goods after an edit; refused where it names a line there is not. */
export function edited(goods: Goods, edit: GoodsEdit): Goods {
  const outcome = editedGoods(goods, edit);
  if ('unknown' in outcome) throw new Failure('shipment.line-unknown', { line: outcome.unknown });
  return outcome.goods;
}

async function withOtherLines(
  portal: Portal,
  tx: Db,
  { goods, id, organisationId }: LoadedShipment,
  named: readonly NamedPieces[],
  by: Parameters<typeof chosenPieces>[2]['by'],
): Promise<Goods> {
  const chosen = await chosenPieces(tx, named, { by, shipmentId: id });
  if (chosen.some(({ order }) => order.organisationId !== organisationId)) throw new Failure('shipment.mixed');
  await writeShipmentLines(
    tx,
    id,
    chosen.map(({ line, order, pieces }, place) => ({
      ...{ shipmentId: id, lineNo: place + 1, organisationId, quantity: pieces },
      ...{ orderId: order.id, orderLineId: line.id },
    })),
  );
  const sold = soldByOrders([...new Set(chosen.map(({ order }) => order))]);
  // Where it is delivered to was agreed with somebody, whatever orders say.
  const { incoterm, place } = goods.sold;
  const agreed = incoterm === null ? {} : { incoterm, place };
  return { ...withLines(goods, await linesOfPieces(portal, tx, chosen)), sold: { ...sold, ...agreed } };
}

async function writeDelivered(tx: Db, shipmentId: string, lineNo: number, delivered: number): Promise<void> {
  const isLine = and(eq(shipmentLines.shipmentId, shipmentId), eq(shipmentLines.lineNo, lineNo));
  await tx.update(shipmentLines).set({ delivered }).where(isLine);
}
