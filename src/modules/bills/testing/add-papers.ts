import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import type { BillState } from '#modules/bills/domain/bill-steps.ts';
import { composeBill } from '#modules/bills/domain/compose-bill.ts';
import type { BillOwn, DispatchedGoods } from '#modules/bills/domain/dispatched-goods.ts';
import { newGoods, partyNamed, soldAs } from '#modules/bills/domain/goods-of-order.ts';
import type { ShipmentState } from '#modules/bills/domain/shipment-steps.ts';
import { bills, shipmentLines, shipments } from '#modules/bills/server/bill-tables.ts';
import { addOrder } from '#modules/orders/testing/add-order.ts';
import type { Organisation } from '#testing/authorization/callers.ts';
import { markOf, type World } from '#testing/authorization/world.ts';

const NOTHING = { zh: '', en: '' };
const OWN: BillOwn = {
  ...{ language: 'zh-cn', issueDate: '2026-01-15', contractNo: [], importLicence: '', payment: NOTHING },
  ...{ validUntil: '', zone: 'Asia/Shanghai', delivery: NOTHING, partialShipment: null, transshipment: null },
  ...{ charges: [], deposit: 0, declaration: NOTHING, originStatement: NOTHING, remarks: '', bankAccountId: null },
  signature: { name: '', role: NOTHING, date: '' },
};

function goodsOf(owner: Organisation, orderLineId: string): DispatchedGoods {
  const terms = { payment: null, incoterm: null, place: null, taxMode: 'domestic' as const };
  const sold = soldAs([{ terms, currency: 'CNY', customerPo: '', quoteNo: '', piNo: '', sapOrderNo: '' }]);
  const words = {
    goodsKind: 'part',
    name: NOTHING,
    keyData: NOTHING,
    typeCode: '',
    customerPartNo: '',
    unit: 'H87',
  } as const;
  const figures = { quantity: 1, unitPrice: 100, netEachG: 1, isNetGuess: false };
  const line = { lineNo: 1, orderLineId, ...words, ...figures, materialCode: '', hsCode: '', origin: '' };
  return newGoods(sold, [line], partyNamed(markOf(owner), ''));
}

/** Adds a shipment of one piece of an order of an organisation; answers its id. */
export async function addShipment(world: World, owner: Organisation, state: ShipmentState): Promise<string> {
  const { app, newId, organisationIds, writers } = world;
  const orderId = await addOrder(world, owner, 'open');
  const [id, now, organisationId] = [newId(), app.clock.now(), organisationIds[owner]];
  await app.database.db.insert(shipments).values({
    ...{ id, organisationId, actorId: writers[owner], state, customerName: markOf(owner) },
    ...{ goods: goodsOf(owner, orderId), createdAt: now, updatedAt: now },
  });
  const line = { shipmentId: id, lineNo: 1, organisationId, orderId, orderLineId: orderId, quantity: 1 };
  await app.database.db.insert(shipmentLines).values(line);
  return id;
}

/** Adds a paper of a shipment of an organisation; answers its id. */
export async function addBill(world: World, owner: Organisation, kind: BillKind, state: BillState): Promise<string> {
  const { app, newId, organisationIds, writers } = world;
  const shipmentId = await addShipment(world, owner, state === 'draft' ? 'draft' : 'packed');
  const [id, now, organisationId] = [newId(), app.clock.now(), organisationIds[owner]];
  const goods = goodsOf(owner, shipmentId);
  const seller = partyNamed('', '');
  const number = state === 'draft' ? null : id;
  const parts = { kind, goods, own: OWN, seller, bank: null, shipmentNo: '', invoice: null, revision: 0, number };
  await app.database.db.insert(bills).values({
    ...{ id, organisationId, actorId: writers[owner], kind, state, shipmentId, own: OWN, customerName: markOf(owner) },
    ...(state !== 'draft' && { number, body: composeBill(parts), sha256: 'a'.repeat(64), issuedAt: now }),
    ...{ createdAt: now, updatedAt: now },
  });
  return id;
}
