import { and, eq } from 'drizzle-orm';
import { asDemoAccount, type DemoPerson } from '#modules/accounts/server/public.ts';
import { billRoutes, billStepRoutes, shipmentRoutes, shipmentStepRoutes } from '#modules/bills/contract.ts';
import { bills, shipments } from '#modules/bills/server/bill-tables.ts';
import { orderLines, orders } from '#modules/orders/server/tables.ts';
import type { Portal } from '#server/portal.ts';
import { DEMO_BUYER, DEMO_CASE, DEMO_DELIVERY, DEMO_TERMS, DEMO_TRANSPORT } from './demo-words.ts';

/** Who looks after the demo's customers and may issue papers. */
const SALES = 'sales-demo';

/** The orders of the demo whose goods are packed, and of which a proforma is issued. */
const PACKED = 'DEMO-45005';
const BILLED = 'DEMO-45004';

/** Packs a shipment and issues a proforma of orders of the demo, as its sales do by hand, where there are none. */
export async function makeDemoPapers(portal: Portal): Promise<void> {
  const { db } = portal;
  const toPack = (await db.$count(shipments)) > 0 ? [] : await linesOf(portal, PACKED);
  const [toBill] = (await db.$count(bills)) > 0 ? [] : await linesOf(portal, BILLED);
  if (toPack.length === 0 && toBill === undefined) return;
  await asDemoAccount(portal, SALES, async (person) => {
    if (toPack.length > 0) await packShipment(person, toPack);
    if (toBill !== undefined) await issueProforma(person, toBill.orderId);
  });
}

interface DemoPieces {
  readonly orderId: string;
  readonly itemNumber: number;
  readonly pieces: number;
}

/** What is to come of an order of the demo; nothing where there is none, or it is open no more. */
function linesOf({ db }: Portal, sapOrderNo: string): Promise<DemoPieces[]> {
  const isMeant = and(eq(orders.sapOrderNo, sapOrderNo), eq(orders.isDemo, true), eq(orders.state, 'open'));
  return db
    .select({ orderId: orders.id, itemNumber: orderLines.itemNo, pieces: orderLines.quantity })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(isMeant);
}

async function packShipment(person: DemoPerson, lines: DemoPieces[]): Promise<void> {
  const { goods, id, serials } = await person.call(shipmentRoutes.create, { body: { lines } });
  const contents = goods.lines.map(({ lineNo, quantity }) => ({
    ...{ lineNo, quantity },
    serials: serials.find((one) => one.lineNo === lineNo)?.serials ?? [],
  }));
  const parties = { ...goods.parties, buyer: DEMO_BUYER };
  await person.call(shipmentStepRoutes.edit, {
    params: { id },
    body: { parties, transport: DEMO_TRANSPORT, delivery: DEMO_DELIVERY, packages: [{ ...DEMO_CASE, contents }] },
  });
  await person.call(shipmentStepRoutes.pack, { params: { id }, body: {} });
}

async function issueProforma(person: DemoPerson, orderId: string): Promise<void> {
  const { draft, id } = await person.call(billRoutes.create, { body: { of: 'order', kind: 'pi', id: orderId } });
  if (draft?.goods == null) throw new Error(`the proforma of order ${orderId} has no goods`);
  const goods = { parties: { ...draft.goods.parties, buyer: DEMO_BUYER }, delivery: DEMO_DELIVERY };
  const edited = await person.call(billStepRoutes.edit, { params: { id }, body: { ...DEMO_TERMS, goods } });
  if (edited === null) throw new Error(`the proforma ${id} is gone`);
  await person.call(billStepRoutes.issue, { params: { id }, body: { hash: edited.sha256 } });
}
