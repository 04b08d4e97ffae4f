// @tests both-databases
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { billStepRoutes, shipmentStepRoutes } from '#modules/bills/contract.ts';
import { BILL_STATES, type BillState, billStepOf, mayStepBill } from '#modules/bills/domain/bill-steps.ts';
import { mayStepShipment, SHIPMENT_STATES, shipmentStepOf } from '#modules/bills/domain/shipment-steps.ts';
import { billApp } from '#modules/bills/testing/bill-app.ts';
import { ADMIN, LV1, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { bills, shipments } from './bill-tables.ts';

const portal = await billApp();
const { app, bill, issued, packed, ready, sendBill, sendShipment } = portal;
const { db } = app.database;

/** Who asks, on which side, and with which rights to papers. */
const CALLERS = [
  { as: LV1, side: 'C', rights: [] },
  { as: SALES, side: 'P', rights: ['bills.issue', 'bills.void'] },
  { as: SALES2, side: 'P', rights: [] },
  { as: ADMIN, side: 'none', rights: [] },
] as const;
/** What the table, the side or the wall stands against; a condition of its own is none of these. */
const REFUSALS = ['shipment.wrong-state', 'bill.wrong-state', 'access.refused', 'record.unknown'];

const shipment = await packed([await ready(1)]);

describe.each(SHIPMENT_STATES)('a shipment that is %s', (state) => {
  test.each(Object.keys(shipmentStepRoutes) as (keyof typeof shipmentStepRoutes)[])(
    'lets %s be done by the provider’s people where the table says so',
    async (action) => {
      for (const { as, side } of CALLERS) {
        await db.update(shipments).set({ state }).where(eq(shipments.id, shipment.id));
        const answer = await sendShipment(action, shipment, action === 'edit' ? { marks: 'N/M' } : {}, as);
        const step = shipmentStepOf(state, action);
        const isAllowed = step !== undefined && mayStepShipment(step, side);
        const code = answer.json().error?.code ?? 'done';
        expect([state, action, side, code, REFUSALS.includes(code)]).toEqual([state, action, side, code, !isAllowed]);
      }
    },
  );
});

/** A bill of a shipment of its own in a state. */
async function billIn(state: BillState): Promise<{ readonly id: string; readonly sha256: string }> {
  const goods = await packed([await ready(1)]);
  if (state === 'draft') return bill('pl', 'shipment', goods.id);
  const paper = await issued('pl', goods);
  if (state !== 'issued') await db.update(bills).set({ state }).where(eq(bills.id, paper.id));
  return paper;
}

describe.each(BILL_STATES)('a bill that is %s', (state) => {
  test.each(Object.keys(billStepRoutes) as (keyof typeof billStepRoutes)[])(
    'lets %s be done by whom the table names, and nobody else',
    async (action) => {
      for (const { as, rights, side } of CALLERS) {
        const paper = await billIn(state);
        const bodies = { issue: { hash: paper.sha256 }, void: { reason: 'r' }, edit: { remarks: 'r' } } as const;
        const answer = await sendBill(action, paper, bodies[action as keyof typeof bodies] ?? {}, as);
        const step = billStepOf(state, action);
        const isAllowed = step !== undefined && mayStepBill(step, side, rights);
        const code = answer.json().error?.code ?? 'done';
        expect([state, action, side, code, REFUSALS.includes(code)]).toEqual([state, action, side, code, !isAllowed]);
      }
    },
  );
});
