import type { RouteContract } from '#kernel/contract.ts';
import type { AuditAction } from '#kernel/declared.ts';
import type { orderStepRoutes } from '#modules/orders/contract.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import type { RequestContext } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { type LineMove, moveLines, type OrderMoved } from './move-lines.ts';
import type { StepContext } from './order-command.ts';
import { type LoadedOrder, lockedOrder } from './order-store.ts';
import { openOrderOf } from './present-order.ts';

type StepRoute = (typeof orderStepRoutes)[keyof typeof orderStepRoutes];
type Named = StepContext & { readonly params: { readonly id: string } };

/** What a step makes of an order: its lines, and itself. */
export interface OrderOutcome {
  readonly moves: readonly LineMove[];
  readonly moved?: OrderMoved;
}

/** A step of an order that people do: what stands against it, and what it makes. */
export interface ServedStep<Route extends RouteContract> {
  /** What is written down of it. */
  readonly action: AuditAction;
  readonly may: (order: LoadedOrder, context: StepContext) => unknown;
  readonly effect: (order: LoadedOrder, context: RequestContext<Route>, tx: Db) => OrderOutcome | Promise<OrderOutcome>;
}

/** None of the routes is public, which TypeScript does not see of a type parameter. */
const known = (context: unknown) => context as Named;

/** Serves one step of an order: locked, over the version it means, with all that follows from it in one transaction. */
export function serveOrderStep<Route extends StepRoute>(
  portal: Portal,
  route: Route & RouteContract,
  { action, effect, may }: ServedStep<Route>,
): void {
  serveCommand(portal, route as Route, {
    version: 'heeded',
    load: (tx, context: RequestContext<Route>) =>
      lockedOrder(tx, known(context).scope.readable, known(context).params.id),
    may: (order, context) => void may(order, known(context)),
    async change(tx, order, context) {
      const { actor, now } = known(context);
      const { moved, moves } = await effect(order, context, tx);
      await moveLines(portal, tx, order, moves, { actor, now }, moved);
      return { id: order.id };
    },
    event: ({ id }) => ({ action, object: id }),
    answer: async (tx, { id }, context) => (await openOrderOf(tx, id, known(context))) as never,
  });
}
