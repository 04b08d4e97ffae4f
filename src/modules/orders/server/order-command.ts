import type { Actor } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { sideOf } from '#kernel/side.ts';
import {
  LINE_STEPS,
  type LineAction,
  mayDo,
  moveOf,
  type OrderAction,
  type OrderMove,
  type OrderStep,
} from '#modules/orders/domain/order-steps.ts';
import { ORDER_STATE_WORDS } from '#modules/orders/domain/order-words.ts';
import { Failure } from '#server/failures.ts';
import type { RequestContext } from '#server/serve.ts';
import type { LoadedOrder, OrderLineRow, OrderRow } from './order-store.ts';

/** What every step knows of its request. */
export type StepContext = Pick<RequestContext<RouteContract>, 'db' | 'locale' | 'now' | 'scope'> & {
  readonly actor: Actor;
};

/** The step of an order that an action is now; refused where the state, the side or a right stands against it. */
export function moveNow(order: OrderRow, action: OrderAction, context: StepContext): OrderMove {
  const move = moveOf(order.state, action);
  if (move === undefined) throw wrongState(order, context.locale);
  refuseOthers(order, move, context);
  return move;
}

/** The same of a step of lines. */
export function lineStepNow(order: OrderRow, action: LineAction, context: StepContext): OrderStep {
  const step = LINE_STEPS[action];
  refuseOthers(order, step, context);
  if (!step.of.includes(order.state))
    throw action === 'report-ready' ? new Failure('order.not-open') : wrongState(order, context.locale);
  return step;
}

/** The line of an order by its item number. */
export function lineOf({ lines }: LoadedOrder, itemNumber: number): OrderLineRow {
  const line = lines.find(({ itemNo }) => itemNo === itemNumber);
  if (line === undefined) throw new Failure('order.item-unknown', { item: itemNumber });
  return line;
}

function refuseOthers({ organisationId }: OrderRow, step: OrderStep, { actor, scope }: StepContext): void {
  if (!mayDo(step, sideOf(actor, scope, organisationId), actor.rights)) throw new Failure('access.refused');
}

function wrongState({ state }: OrderRow, locale: Locale): Failure {
  return new Failure('order.wrong-state', { state: textIn(ORDER_STATE_WORDS[state], locale) });
}
