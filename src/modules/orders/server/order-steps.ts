import { and, eq, ne } from 'drizzle-orm';
import { orderStepRoutes } from '#modules/orders/contract.ts';
import { advanced, type CountChange, cancelled, corrected } from '#modules/orders/domain/line-changes.ts';
import { dueOf } from '#modules/orders/domain/quantities.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { LineMove } from './move-lines.ts';
import { lineOf, lineStepNow, moveNow } from './order-command.ts';
import type { OrderLineRow, OrderRow } from './order-store.ts';
import { orders } from './order-tables.ts';
import { serveOrderStep } from './serve-order-step.ts';

/** Serves what the provider's people do with orders and their lines. */
export function registerOrderSteps(portal: Portal): void {
  serveOrderStep(portal, orderStepRoutes.confirm, {
    action: 'order.confirmed',
    may: (order, context) => moveNow(order, 'confirm', context),
    async effect(order, { body: { lines, sapOrderNo, shippingType } }, tx) {
      await refuseTakenNumber(tx, order, sapOrderNo);
      const dated = new Set(lines.map(({ itemNumber }) => itemNumber));
      const undated = order.lines.find((line) => dueOf(line) > 0 && !dated.has(line.itemNo));
      if (undated !== undefined) throw new Failure('order.dates-missing', { item: undated.itemNo });
      const moves = lines.map(({ itemNumber, manufacturingNumber, materialCode, plannedDate }) => ({
        ...dateMove(lineOf(order, itemNumber), plannedDate),
        changes: {
          plannedDate,
          ...(materialCode !== undefined && { materialCode }),
          ...(manufacturingNumber !== undefined && { manufacturingNo: manufacturingNumber }),
          ...(shippingType !== undefined && { shippingType }),
        },
      }));
      const event = { action: 'confirm', from: order.state, to: 'open', data: { sapOrderNo } } as const;
      const changes = { sapOrderNo, ...(shippingType !== undefined && { shippingType }) };
      return { moves, moved: { changes, to: 'open', events: [event] } };
    },
  });

  serveOrderStep(portal, orderStepRoutes.cancel, {
    action: 'order.cancelled',
    may: (order, context) => moveNow(order, 'cancel', context),
    effect(order, { body: { reason } }) {
      if (order.lines.some(({ shipped }) => shipped > 0)) throw new Failure('order.shipped');
      const moves = order.lines
        .filter((line) => dueOf(line) > 0)
        .map((line) => countMove(line, 'cancel', cancelled(line, dueOf(line)), reason));
      const event = { action: 'cancel', from: order.state, to: 'cancelled', data: { reason } } as const;
      return { moves, moved: { to: 'cancelled', events: [event] } };
    },
  });

  serveOrderStep(portal, orderStepRoutes['report-ready'], {
    action: 'order.ready-reported',
    may: (order, context) => lineStepNow(order, 'report-ready', context),
    effect: (order, { body: { lines } }) => ({
      moves: lines.map(({ itemNumber, pieces }) => {
        const line = lineOf(order, itemNumber);
        return countMove(line, 'report-ready', advanced(line, 'ready', pieces));
      }),
    }),
  });

  serveOrderStep(portal, orderStepRoutes['cancel-lines'], {
    action: 'order.lines-cancelled',
    may: (order, context) => lineStepNow(order, 'cancel', context),
    effect: (order, { body: { lines, reason } }) => ({
      moves: lines.map(({ itemNumber, pieces }) => {
        const line = lineOf(order, itemNumber);
        return countMove(line, 'cancel', cancelled(line, pieces), reason);
      }),
    }),
  });

  serveOrderStep(portal, orderStepRoutes['change-dates'], {
    action: 'order.dates-changed',
    may: (order, context) => lineStepNow(order, 'change-date', context),
    effect(order, { body: { lines, reason } }) {
      const moves = lines
        .map(({ itemNumber, plannedDate }) => ({ line: lineOf(order, itemNumber), plannedDate }))
        .filter(({ line, plannedDate }) => line.plannedDate !== plannedDate)
        .map(({ line, plannedDate }) => {
          const isLater = line.plannedDate !== null && plannedDate > line.plannedDate;
          if (isLater && reason === undefined) throw new Failure('order.date-reason', { item: line.itemNo });
          return dateMove(line, plannedDate, reason);
        });
      return { moves };
    },
  });

  serveOrderStep(portal, orderStepRoutes.correct, {
    action: 'order.corrected',
    may: (order, context) => lineStepNow(order, 'correct', context),
    effect(order, { body: { lines, reason } }) {
      const moves = lines
        .map(({ itemNumber, ...told }) => {
          const line = lineOf(order, itemNumber);
          return countMove(line, 'correct', corrected(line, stated(told)), reason);
        })
        .filter(({ deltas }) => deltas.length > 0);
      if (moves.length === 0) throw new Failure('order.nothing-changed');
      if (order.state === 'open') return { moves };
      // What is complete no more is open again; what still is ends again by its lines.
      const event = { action: 'correct', from: order.state, to: 'open', data: { reason } } as const;
      return { moves, moved: { to: 'open', events: [event] } };
    },
  });
}

/** The move of a line's counts; refused with what stands against it. */
export function countMove(
  line: OrderLineRow,
  action: LineMove['action'],
  change: CountChange,
  reason?: string,
): LineMove {
  if (!change.ok) {
    const { code, ...params } = change.refusal;
    throw new Failure(code, { item: line.itemNo, ...params });
  }
  return { line, action, deltas: change.deltas, ...(reason !== undefined && { data: { reason } }) };
}

function dateMove(line: OrderLineRow, plannedDate: string, reason?: string): LineMove {
  const moved = { field: 'planned', fromDate: line.plannedDate, toDate: plannedDate } as const;
  const data = { ...moved, ...(reason !== undefined && { reason }) };
  return { line, action: 'change-date', deltas: [], changes: { plannedDate }, data };
}

/** What is said of counts, without what is not. */
function stated<Told extends object>(told: Told): { [Name in keyof Told]?: Exclude<Told[Name], undefined> } {
  return Object.fromEntries(Object.entries(told).filter(([, count]) => count !== undefined)) as never;
}

/** A number of a source belongs to one order. */
async function refuseTakenNumber(tx: Db, { id, source }: OrderRow, sapOrderNo: string): Promise<void> {
  const { createdAt, serial } = orders;
  await holdLock(tx, `order ${source} ${sapOrderNo}`);
  const [other] = await tx
    .select({ serial, createdAt })
    .from(orders)
    .where(and(eq(orders.source, source), eq(orders.sapOrderNo, sapOrderNo), ne(orders.id, id)));
  if (other === undefined) return;
  throw new Failure('order.sap-number', {
    value: sapOrderNo,
    other: paperNumber('order', other.serial, other.createdAt),
  });
}
