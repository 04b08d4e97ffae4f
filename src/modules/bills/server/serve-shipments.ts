import { listedFor } from '#kernel/acting.ts';
import { shipmentRoutes } from '#modules/bills/contract.ts';
import { newGoods } from '#modules/bills/domain/goods-of-order.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { Failure } from '#server/failures.ts';
import { etagOf } from '#server/if-match.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { shipments } from './bill-tables.ts';
import { chosenPieces } from './chosen-pieces.ts';
import { buyerOf, linesOfPieces, soldByOrders } from './goods-of-orders.ts';
import { besideShipments, openShipmentOf, presentShipment } from './present-shipment.ts';
import { recordPaper } from './record-event.ts';
import { registerShipmentSteps } from './shipment-steps.ts';
import { listShipments, writeShipmentLines } from './shipment-store.ts';

/** Serves shipments to both sides, each what it may see. */
export function registerShipments(portal: Portal): void {
  serve(portal, shipmentRoutes.list, async ({ actor, db, query, scope }) => {
    const { cursor, pageSize, ...asked } = query;
    const reach = { readable: listedFor(actor, scope), view: viewOf(actor) };
    const after = cursor === undefined ? undefined : idOfCursor(cursor);
    const found = await listShipments(db, reach, { ...asked, after, limit: pageSize + 1 });
    const page = found.slice(0, pageSize);
    const beside = await besideShipments(db, page);
    const last = found.length > pageSize ? page.at(-1)?.id : undefined;
    return { rows: page.map((row) => presentShipment(row, beside)), next: last === undefined ? null : cursorOf(last) };
  });

  serve(portal, shipmentRoutes.open, async ({ actor, db, locale, now, params, scope, setHeader }) => {
    const shipment = await openShipmentOf(db, params.id, { actor, locale, now, scope });
    setHeader('etag', etagOf(shipment.version));
    return shipment;
  });

  serveCommand(portal, shipmentRoutes.create, {
    async change(tx, _, { actor, body, now, scope }) {
      const chosen = await chosenPieces(tx, body.lines, { by: { actor, scope } });
      const [first] = chosen;
      if (first === undefined) throw new Failure('record.unknown');
      const { customerName, organisationId } = first.order;
      const lines = await linesOfPieces(portal, tx, chosen);
      const sold = soldByOrders([...new Set(chosen.map(({ order }) => order))]);
      const id = portal.newId();
      await tx.insert(shipments).values({
        ...{ id, organisationId, customerName, state: 'draft', createdAt: now, updatedAt: now },
        ...{ actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null },
        goods: newGoods(sold, lines, await buyerOf(tx, organisationId)),
      });
      await writeShipmentLines(
        tx,
        id,
        chosen.map(({ line, order, pieces }, place) => ({
          ...{ shipmentId: id, lineNo: place + 1, organisationId, quantity: pieces },
          ...{ orderId: order.id, orderLineId: line.id },
        })),
      );
      const of = { organisationId, shipmentId: id };
      await recordPaper(portal, tx, { of, action: 'create', from: null, to: 'draft' }, { actor, now });
      return { id };
    },
    event: ({ id }) => ({ action: 'shipment.created', object: id }),
    answer: (tx, { id }, { actor, locale, now, scope }) => openShipmentOf(tx, id, { actor, locale, now, scope }),
  });

  registerShipmentSteps(portal);
}
