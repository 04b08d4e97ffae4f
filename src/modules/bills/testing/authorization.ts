import {
  billRoutes,
  billStepRoutes,
  ruleRoutes,
  sellerRoutes,
  shipmentRoutes,
  shipmentStepRoutes,
} from '#modules/bills/contract.ts';
import type { BillState } from '#modules/bills/domain/bill-steps.ts';
import type { ShipmentState } from '#modules/bills/domain/shipment-steps.ts';
import { bankAccounts, bills, shipments } from '#modules/bills/server/bill-tables.ts';
import { addOrder } from '#modules/orders/testing/add-order.ts';
import { ORGANISATIONS } from '#testing/authorization/callers.ts';
import { byId, NOTHING, type Row } from '#testing/authorization/row.ts';
import { addBill, addShipment } from './add-papers.ts';

/** Each step with a shipment of which it may be done, and what is sent. */
const SHIPMENT_STEPS: readonly (readonly [keyof typeof shipmentStepRoutes, ShipmentState, object])[] = [
  ['edit', 'draft', { marks: 'N/M' }],
  ['pack', 'draft', {}],
  ['unpack', 'packed', {}],
  ['dispatch', 'packed', {}],
  ['arrive', 'dispatched', {}],
  ['cancel', 'draft', {}],
];
/** The same of bills. */
const BILL_STEPS: readonly (readonly [keyof typeof billStepRoutes, BillState, object])[] = [
  ['edit', 'draft', { remarks: '尽快' }],
  ['delete', 'draft', {}],
  ['issue', 'draft', { hash: 'a'.repeat(64) }],
  ['revise', 'issued', {}],
  ['void', 'issued', { reason: '抬头有误' }],
];
const PARTY = {
  ...{ name: { zh: '卖方', en: 'Seller' }, address: { zh: '地址', en: 'Address' }, contact: '', phone: '', email: '' },
  ...{ taxId: '', eori: '' },
};
const SELLER = { party: PARTY, signature: { name: '', role: { zh: '', en: '' } } };
const ACCOUNT = {
  currency: 'CNY',
  beneficiary: 'B',
  bank: 'B',
  address: '',
  account: '1',
  swift: '',
  isActive: true,
} as const;

const HS_CODE = { code: '850440', source: '税则', sourceDate: '2026-01-01', isConfirmed: true };

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'list',
    route: shipmentRoutes.list,
    owners: ORGANISATIONS,
    make: (world, owner) => addShipment(world, owner ?? 'provider', 'dispatched'),
    input: NOTHING,
    table: shipments,
  },
  {
    kind: 'record',
    effect: 'read',
    route: shipmentRoutes.open,
    make: (world, owner) => addShipment(world, owner, 'dispatched'),
    input: byId,
  },
  {
    kind: 'paper',
    sides: ['P'],
    route: shipmentRoutes.create,
    make: (world, owner) => addOrder(world, owner, 'open'),
    input: (_, id) => ({ body: { lines: [{ orderId: id, itemNumber: 10, pieces: 1 }] } }),
  },
  ...SHIPMENT_STEPS.map(
    ([action, state, body]): Row => ({
      kind: 'paper',
      sides: ['P'],
      ...(state === 'dispatched' ? {} : { draftOf: 'P' }),
      route: shipmentStepRoutes[action],
      make: (world, owner) => addShipment(world, owner, state),
      input: (_, id) => ({ params: { id }, body }),
      says: ['shipment.contents', 'shipment.papers', 'line.order-of-quantities'],
    }),
  ),
  {
    kind: 'list',
    route: billRoutes.list,
    owners: ORGANISATIONS,
    make: (world, owner) => addBill(world, owner ?? 'provider', 'ci', 'issued'),
    input: NOTHING,
    table: bills,
  },
  {
    kind: 'record',
    effect: 'read',
    route: billRoutes.open,
    make: (world, owner) => addBill(world, owner, 'ci', 'issued'),
    input: byId,
  },
  {
    kind: 'record',
    effect: 'read',
    route: billRoutes.paper,
    make: (world, owner) => addBill(world, owner, 'ci', 'issued'),
    input: (_, id) => ({ params: { id, format: 'xlsx' } }),
  },
  {
    kind: 'paper',
    sides: ['P'],
    route: billRoutes.create,
    make: (world, owner) => addShipment(world, owner, 'dispatched'),
    input: (_, id) => ({ body: { of: 'shipment', kind: 'pl', id } }),
  },
  ...BILL_STEPS.map(
    ([action, state, body]): Row => ({
      kind: 'paper',
      sides: ['P'],
      ...(state === 'draft' ? { draftOf: 'P' } : {}),
      route: billStepRoutes[action],
      make: (world, owner) => addBill(world, owner, 'ci', state),
      input: (_, id) => ({ params: { id }, body }),
      // To issue and to void are rights of a person's own.
      says: ['access.refused', 'bill.not-packed', 'bill.changed-since-check'],
    }),
  ),
  { kind: 'call', route: sellerRoutes.read, input: NOTHING },
  { kind: 'call', route: sellerRoutes.save, input: () => ({ body: SELLER }) },
  { kind: 'call', route: sellerRoutes.addAccount, input: () => ({ body: ACCOUNT }) },
  { kind: 'call', route: ruleRoutes.readRules, input: NOTHING },
  {
    kind: 'call',
    route: ruleRoutes.changeRule,
    input: () => ({
      params: { id: 'remarks' },
      body: { levels: [{ kind: 'pi', destination: 'export', level: 'R' }] },
    }),
  },
  { kind: 'call', route: ruleRoutes.readCodes, input: NOTHING },
  { kind: 'call', route: ruleRoutes.changeCode, input: () => ({ params: { id: 'inverter' }, body: HS_CODE }) },
  {
    kind: 'office',
    route: sellerRoutes.changeAccount,
    async make({ app, newId }) {
      const [id, { isActive, ...account }] = [newId(), ACCOUNT];
      const updatedAt = app.clock.now();
      await app.database.db
        .insert(bankAccounts)
        .values({ id, currency: account.currency, account, isActive, updatedAt });
      return id;
    },
    input: (_, id) => ({ params: { id }, body: ACCOUNT }),
  },
];
