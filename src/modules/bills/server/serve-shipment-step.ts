import type { Actor } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import type { AuditAction } from '#kernel/declared.ts';
import { textIn } from '#kernel/locale.ts';
import { sideOf } from '#kernel/side.ts';
import type { shipmentStepRoutes } from '#modules/bills/contract.ts';
import { SHIPMENT_STATE_WORDS } from '#modules/bills/domain/bill-words.ts';
import {
  mayStepShipment,
  type ShipmentAction,
  type ShipmentStep,
  shipmentStepOf,
} from '#modules/bills/domain/shipment-steps.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { RequestContext } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { type BillRow, billsOfShipment } from './bill-store.ts';
import type { BillEventData, shipments } from './bill-tables.ts';
import { mailShipment } from './mails/mail-papers.ts';
import { openShipmentOf, reachOf } from './present-shipment.ts';
import { issuedPdfs } from './print-bill.ts';
import { recordPaper } from './record-event.ts';
import { findShipment, type LoadedShipment, lockedShipment, writeShipment } from './shipment-store.ts';

type StepRoute = (typeof shipmentStepRoutes)[keyof typeof shipmentStepRoutes];

/** What every step knows of its request. */
export type StepContext = Pick<RequestContext<RouteContract>, 'db' | 'locale' | 'now' | 'owner' | 'scope'> & {
  readonly actor: Actor;
  readonly params: { readonly id: string };
};

/** What a step makes of a shipment beside its state. */
export interface ShipmentOutcome {
  readonly changes?: Partial<typeof shipments.$inferInsert>;
  readonly data?: BillEventData;
}

/** A step of a shipment: what it is called in the log, and what it does. */
export interface ServedShipmentStep<Route extends RouteContract> {
  readonly audit: { readonly action: AuditAction };
  readonly effect: (
    tx: Db,
    shipment: LoadedShipment,
    context: RequestContext<Route> & StepContext,
    papers: readonly BillRow[],
  ) => ShipmentOutcome | Promise<ShipmentOutcome>;
}

/** None of the routes is public, which TypeScript does not see of a type parameter. */
export const known = (context: unknown) => context as StepContext;

/** Serves one step of a shipment: locked, by state and side, with all that follows from it in one transaction. */
export function serveShipmentStep<Route extends StepRoute>(
  portal: Portal,
  route: Route & RouteContract,
  action: ShipmentAction,
  { audit, effect }: ServedShipmentStep<Route>,
): void {
  serveCommand(portal, route as Route, {
    version: 'heeded',
    // What goes with the mail is printed before anything is locked.
    prepare: async (context: RequestContext<Route>) =>
      action === 'dispatch' ? pdfsToSend(portal, known(context)) : new Map<string, Uint8Array>(),
    load: (tx, context: RequestContext<Route>) => lockedShipment(tx, reachOf(known(context)), known(context).params.id),
    may: (shipment, context) => void stepNow(shipment, action, known(context)),
    async change(tx, shipment, context, pdfs) {
      const { actor, now } = known(context);
      const { to } = stepNow(shipment, action, known(context));
      const papers = await billsOfShipment(tx, reachOf(known(context)), shipment.id);
      const { changes = {}, data = {} } = await effect(tx, shipment, context as never, papers);
      if (!(await writeShipment(tx, shipment, { ...changes, state: to }, now))) throw new Failure('version.conflict');
      const of = { organisationId: shipment.organisationId, shipmentId: shipment.id };
      await recordPaper(portal, tx, { of, action, from: shipment.state, to, data }, { actor, now });
      if (action === 'dispatch') await mailShipment(portal, tx, shipment, { actor, papers, pdfs, now });
      return { id: shipment.id };
    },
    event: ({ id }) => ({ ...audit, object: id }),
    answer: async (tx, { id }, context) => (await openShipmentOf(tx, id, known(context))) as never,
  });
}

async function pdfsToSend(portal: Portal, context: StepContext): Promise<ReadonlyMap<string, Uint8Array>> {
  const { actor, db, now, owner, params } = context;
  const shipment = await findShipment(db, reachOf(context), params.id);
  if (shipment === undefined) return new Map();
  return issuedPdfs(portal, await billsOfShipment(db, reachOf(context), shipment.id), { actor, now, owner });
}

/** The step an action is now; refused where the state or the side stands against it. */
function stepNow(
  shipment: LoadedShipment,
  action: ShipmentAction,
  { actor, locale, scope }: StepContext,
): ShipmentStep {
  const step = shipmentStepOf(shipment.state, action);
  const side = sideOf(actor, scope, shipment.organisationId);
  if (side !== 'P') throw new Failure('access.refused');
  if (step === undefined)
    throw new Failure('shipment.wrong-state', { state: textIn(SHIPMENT_STATE_WORDS[shipment.state], locale) });
  if (!mayStepShipment(step, side)) throw new Failure('access.refused');
  return step;
}
