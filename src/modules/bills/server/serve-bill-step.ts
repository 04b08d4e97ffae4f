import type { RouteContract } from '#kernel/contract.ts';
import type { AuditAction } from '#kernel/declared.ts';
import { textIn } from '#kernel/locale.ts';
import { sideOf } from '#kernel/side.ts';
import type { billStepRoutes } from '#modules/bills/contract.ts';
import { type BillAction, type BillStep, billStepOf, mayStepBill } from '#modules/bills/domain/bill-steps.ts';
import { BILL_STATE_WORDS } from '#modules/bills/domain/bill-words.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { RequestContext } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { type BillRow, lockedBill, writeBill } from './bill-store.ts';
import type { BillEventData, bills } from './bill-tables.ts';
import { openBillOf } from './present-bill.ts';
import { reachOf } from './present-shipment.ts';
import { recordPaper } from './record-event.ts';
import { known, type StepContext } from './serve-shipment-step.ts';

type StepRoute = (typeof billStepRoutes)[keyof typeof billStepRoutes];

/** What a step makes of a bill beside its state. */
export interface BillOutcome {
  readonly changes?: Partial<typeof bills.$inferInsert>;
  readonly data?: BillEventData;
  /** The bill that is answered, where it is another. */
  readonly answered?: string;
}

/** A step of a bill: what it is called in the log, and what it does. */
export interface ServedBillStep<Route extends RouteContract> {
  readonly audit: { readonly action: AuditAction };
  readonly effect: (
    tx: Db,
    bill: BillRow,
    context: RequestContext<Route> & StepContext,
  ) => BillOutcome | Promise<BillOutcome>;
  /** What follows once it is written. */
  readonly after?: (id: string, context: StepContext) => void;
}

/** Serves one step of a bill: locked, by state, side and right, with all that follows from it in one transaction. */
export function serveBillStep<Route extends StepRoute>(
  portal: Portal,
  route: Route & RouteContract,
  action: BillAction,
  { after, audit, effect }: ServedBillStep<Route>,
): void {
  serveCommand(portal, route as Route, {
    version: 'heeded',
    load: (tx, context: RequestContext<Route>) => lockedBill(tx, reachOf(known(context)), known(context).params.id),
    may: (bill, context) => void stepNow(bill, action, known(context)),
    async change(tx, bill, context) {
      const { actor, now } = known(context);
      const { to } = stepNow(bill, action, known(context));
      const { answered, changes = {}, data = {} } = await effect(tx, bill, context as never);
      if (to === null) return { id: null, no: bill.id };
      if (!(await writeBill(tx, bill, { ...changes, state: to }, now))) throw new Failure('version.conflict');
      const of = { organisationId: bill.organisationId, billId: bill.id };
      await recordPaper(portal, tx, { of, action, from: bill.state, to, data }, { actor, now });
      return { id: answered ?? bill.id, no: bill.id };
    },
    event: ({ no }) => ({ ...audit, object: no }),
    keep: ({ id }): { readonly id: string | null } => ({ id }),
    answer: async (tx, { id }, context) => (id === null ? null : openBillOf(tx, id, known(context))) as never,
    after: ({ id }, context) => {
      if (id !== null) after?.(id, known(context));
    },
  });
}

/** The step an action is now; refused where the state, the side or a right stands against it. */
function stepNow(bill: BillRow, action: BillAction, { actor, locale, scope }: StepContext): BillStep {
  const side = sideOf(actor, scope, bill.organisationId);
  if (side !== 'P') throw new Failure('access.refused');
  const step = billStepOf(bill.state, action);
  if (step === undefined)
    throw new Failure('bill.wrong-state', { state: textIn(BILL_STATE_WORDS[bill.state], locale) });
  if (!mayStepBill(step, side, actor.rights)) throw new Failure('access.refused');
  return step;
}
