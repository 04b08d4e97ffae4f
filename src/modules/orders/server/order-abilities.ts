import { sideOf } from '#kernel/side.ts';
import {
  LINE_ACTIONS,
  LINE_STEPS,
  type LineAction,
  mayDo,
  moveOf,
  ORDER_ACTIONS,
  type OrderAction,
} from '#modules/orders/domain/order-steps.ts';
import { dueOf } from '#modules/orders/domain/quantities.ts';
import type { LoadedOrder } from './order-store.ts';
import type { OrderReader } from './present-order.ts';

/** What somebody may do with an order now, and why not where only a condition stands against it. */
export interface OrderAbility {
  readonly action: string;
  readonly refusal: string | null;
}

/** The steps of lines, by the names of their routes; goods leave by shipments. */
const ROUTES_OF_LINES: Readonly<Partial<Record<LineAction, string>>> = {
  'report-ready': 'report-ready',
  cancel: 'cancel-lines',
  'change-date': 'change-dates',
  correct: 'correct',
};

/** What state, side and rights allow, each with the refusal it would meet. */
export function orderAbilities(order: LoadedOrder, { actor, scope }: OrderReader): OrderAbility[] {
  const side = sideOf(actor, scope, order.organisationId);
  const ofOrder = ORDER_ACTIONS.filter((action) => action !== 'correct').flatMap((action) => {
    const move = moveOf(order.state, action);
    return move !== undefined && mayDo(move, side, actor.rights) ? [{ action, refusal: refusalOf(order, action) }] : [];
  });
  const ofLines = LINE_ACTIONS.flatMap((action) => {
    const [step, name] = [LINE_STEPS[action], ROUTES_OF_LINES[action]];
    const isDone = name !== undefined && step.of.includes(order.state) && mayDo(step, side, actor.rights);
    return isDone && hasWork(order, action) ? [{ action: name, refusal: null }] : [];
  });
  return [...ofOrder, ...ofLines];
}

function refusalOf({ lines }: LoadedOrder, action: OrderAction): string | null {
  return action === 'cancel' && lines.some(({ shipped }) => shipped > 0) ? 'order.shipped' : null;
}

/** Whether there is a line of which it can be done at all. */
function hasWork({ lines }: LoadedOrder, action: LineAction): boolean {
  if (action === 'report-ready') return lines.some((line) => line.ready < dueOf(line));
  if (action === 'cancel') return lines.some((line) => line.shipped < dueOf(line));
  return true;
}
