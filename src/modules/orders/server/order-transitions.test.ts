// @tests both-databases
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  LINE_STEPS,
  type LineAction,
  mayDo,
  moveOf,
  ORDER_STATES,
  type OrderAction,
  type OrderState,
} from '#modules/orders/domain/order-steps.ts';
import { orderApp, type Step } from '#modules/orders/testing/order-app.ts';
import { ADMIN, LV1, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { orderLines, orders } from './order-tables.ts';

const { app, confirmed, send } = await orderApp();
const { db } = app.database;
const order = await confirmed(3);

/** Who asks, on which side, and whether with the right to correct. */
const CALLERS = [
  { as: LV1, side: 'C', rights: [] },
  { as: SALES, side: 'P', rights: ['orders.correct'] },
  { as: SALES2, side: 'P', rights: [] },
  { as: ADMIN, side: 'none', rights: [] },
] as const;

/** Each step by its route: which step of an order or of its lines it is, and what is sent with it. */
const STEPS: Readonly<Record<Step, { move?: OrderAction; line?: LineAction; body: object }>> = {
  confirm: { move: 'confirm', body: { sapOrderNo: '99', lines: [{ itemNumber: 10, plannedDate: '2026-03-20' }] } },
  cancel: { move: 'cancel', body: { reason: 'r' } },
  'report-ready': { line: 'report-ready', body: { lines: [{ itemNumber: 10, pieces: 1 }] } },
  'cancel-lines': { line: 'cancel', body: { reason: 'r', lines: [{ itemNumber: 10, pieces: 1 }] } },
  'change-dates': {
    line: 'change-date',
    body: { reason: 'r', lines: [{ itemNumber: 10, plannedDate: '2026-05-01' }] },
  },
  correct: { line: 'correct', body: { reason: 'r', lines: [{ itemNumber: 10, ready: 2 }] } },
};

/** The order as it stands in a state, with one of three pieces ready. */
async function standsAs(state: OrderState): Promise<void> {
  await db.update(orders).set({ state, sapOrderNo: null }).where(eq(orders.id, order.id));
  const counts = { ready: 1, shipped: 0, delivered: 0, cancelled: 0, doneAt: null };
  await db.update(orderLines).set(counts).where(eq(orderLines.orderId, order.id));
}

describe.each(ORDER_STATES)('an order that is %s', (state) => {
  test.each(Object.keys(STEPS) as Step[])('lets %s be done by whom the table names, and nobody else', async (name) => {
    const { body, line, move } = STEPS[name];
    for (const { as, rights, side } of CALLERS) {
      await standsAs(state);
      const answer = await send(name, order, body, as);
      const step = move === undefined ? line && LINE_STEPS[line] : moveOf(state, move);
      const isInState = line === undefined || LINE_STEPS[line].of.includes(state);
      const isAllowed = step !== undefined && isInState && mayDo(step, side, rights);
      expect([state, name, side, rights.length, answer.statusCode === 200]).toEqual([
        state,
        name,
        side,
        rights.length,
        isAllowed,
      ]);
      const code = answer.json().error?.code;
      if (!isAllowed) expect(['order.wrong-state', 'order.not-open', 'access.refused']).toContain(code);
    }
  });
});
