import { eq } from 'drizzle-orm';
import { listedFor } from '#kernel/acting.ts';
import { mayReadOf } from '#kernel/scope.ts';
import { orderRoutes } from '#modules/orders/contract.ts';
import { IMPORT_MAILS, type ImportMailName } from '#modules/orders/domain/import/import-mails.ts';
import { ORDER_MAILS, type OrderMailName } from '#modules/orders/domain/order-mails.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { heedFewerMails, serveConversion } from '#modules/quotes/server/public.ts';
import { Failure } from '#server/failures.ts';
import { etagOf } from '#server/if-match.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { customersOfLines } from './customers-of-lines.ts';
import { pageOfLines } from './list-lines.ts';
import { registerOrderSteps } from './order-steps.ts';
import { orderLines, orders, serials } from './order-tables.ts';
import { placeOrder } from './place-order.ts';
import { openOrderOf, presentLine } from './present-order.ts';
import { registerSavedViews } from './saved-views.ts';
import { registerSubscriptions } from './subscriptions.ts';

/** Serves orders to both sides, each what it may see. */
export function registerOrders(portal: Portal): void {
  serve(portal, orderRoutes.lines, async ({ actor, db, now, query, scope }) => {
    const { cursor, ...asked } = query;
    const after = cursor === undefined ? undefined : idOfCursor(cursor);
    const today = providerDay(now);
    const { next, rows } = await pageOfLines(db, listedFor(actor, scope), { ...asked, after, now, today });
    return { rows: rows.map((row) => presentLine(row, today)), next: next === null ? null : cursorOf(next) };
  });

  serve(portal, orderRoutes.filters, async ({ actor, db, scope }) => ({
    customers: await customersOfLines(db, listedFor(actor, scope)),
  }));

  serve(portal, orderRoutes.open, async ({ actor, db, now, params, scope, setHeader }) => {
    const order = await openOrderOf(db, params.id, { actor, now, scope });
    setHeader('etag', etagOf(order.version));
    return order;
  });

  // What others own is told as its nameplate tells it: whoever stands before the machine reads as much.
  serve(portal, orderRoutes.serial, async ({ owner, params: { serialNo }, scope }) => {
    const [found] = await owner
      .select({ line: orderLines, order: orders })
      .from(serials)
      .innerJoin(orderLines, eq(orderLines.id, serials.lineId))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(serials.serialNo, serialNo));
    if (found === undefined) throw new Failure('record.unknown');
    const { line, order } = found;
    const nameplate = { serialNo, modelName: line.modelName, typeCode: line.typeCode };
    if (!mayReadOf(scope, line.organisationId)) return { view: 'others' as const, ...nameplate };
    return {
      ...{ view: 'owner' as const, ...nameplate, orderId: order.id, orderDate: order.orderDate },
      orderNumber: paperNumber('order', order.serial, order.createdAt),
      ...{ itemNumber: line.itemNo, lineId: line.id, hasConfiguration: line.form !== null },
    };
  });

  heedFewerMails(portal, Object.keys({ ...ORDER_MAILS, ...IMPORT_MAILS }) as (OrderMailName | ImportMailName)[]);
  registerOrderSteps(portal);
  registerSavedViews(portal);
  registerSubscriptions(portal);
  serveConversion(portal, (tx, quote, context) => placeOrder(portal, tx, quote, context));
}
