import { and, eq, inArray } from 'drizzle-orm';
import { billStepRoutes } from '#modules/bills/contract.ts';
import { billNumber } from '#modules/bills/domain/bill-paper.ts';
import { errorsIn } from '#modules/bills/domain/check-bill.ts';
import type { BillOwn, DispatchedGoods } from '#modules/bills/domain/dispatched-goods.ts';
import { orderLines, orders } from '#modules/orders/server/tables.ts';
import { quotes } from '#modules/quotes/server/tables.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { BillRow } from './bill-store.ts';
import { bills, shipments } from './bill-tables.ts';
import { bodyOfBill, goodsOf } from './composed-bill.ts';
import { activeAccounts, findSeller } from './draft-own.ts';
import { goodsChanges } from './goods-changes.ts';
import { rememberBuyer } from './goods-of-orders.ts';
import { hashOfBody } from './hash-of-body.ts';
import { mailBill } from './mails/mail-papers.ts';
import { markPair, markPairAnew } from './pair-marks.ts';
import { isDispatched, isPacked, madeOf } from './present-bill.ts';
import { reachOf } from './present-shipment.ts';
import { printAhead } from './print-bill.ts';
import { recordPaper } from './record-event.ts';
import { serveBillStep } from './serve-bill-step.ts';
import { edited } from './shipment-steps.ts';
import { takeNumber } from './take-number.ts';

/** Serves what the provider's people do with bills. */
export function registerBillSteps(portal: Portal): void {
  serveBillStep(portal, billStepRoutes.edit, 'edit', {
    audit: { action: 'bill.edited' },
    async effect(tx, bill, { body, now }) {
      const { goods, version: _, ...own } = body;
      const accountId = own.bankAccountId;
      const isKnown = accountId == null || (await activeAccounts(tx)).some(({ id }) => id === accountId);
      if (!isKnown) throw new Failure('bill.account-unknown');
      const changes = { own: ownAfter(bill.own, own) };
      if (goods === undefined) return { changes };
      if (bill.goods === null && !isDispatched(bill)) throw new Failure('bill.goods-of-shipment');
      const after = edited(goodsOf(bill), goodsChanges(goods));
      await rememberBuyer(tx, bill.organisationId, after.parties.buyer, now);
      if (bill.goods !== null) return { changes: { ...changes, goods: after } };
      await sayOfGone(tx, bill, after, now);
      return { changes };
    },
  });

  serveBillStep(portal, billStepRoutes.delete, 'delete', {
    audit: { action: 'bill.deleted' },
    async effect(tx, { id }) {
      await tx.delete(bills).where(eq(bills.id, id));
      return {};
    },
  });

  serveBillStep(portal, billStepRoutes.issue, 'issue', {
    audit: { action: 'bill.issued' },
    async effect(tx, bill, context) {
      const {
        body: { hash },
        now,
      } = context;
      if (!isPacked(bill)) throw new Failure('bill.not-packed');
      // Two papers under one letter of credit are checked one after the other: the second counts what the first drew.
      if (goodsOf(bill).letterOfCredit !== null) await holdLock(tx, `letter-of-credit ${bill.organisationId}`);
      const { body, findings } = await madeOf(tx, bill, context);
      if (hashOfBody(body) !== hash) throw new Failure('bill.changed-since-check');
      const count = errorsIn(findings);
      if (count > 0) throw new Failure('bill.checker', { count });
      // A revision keeps the number of what it revises.
      const number = bill.number ?? (await takeNumber(tx, bill.kind, now));
      const composing = { seller: await findSeller(tx), reach: reachOf(context) };
      const issued = await bodyOfBill(tx, bill, composing, number);
      const told = billNumber(issued) ?? number;
      await supersede(portal, tx, bill, context.actor, now);
      await markPairAnew(tx, bill, told);
      if (bill.kind === 'pi') await nameProforma(tx, bill, told);
      await mailBill(portal, tx, bill, { bill: told }, now);
      const changes = { number, body: issued, sha256: hashOfBody(issued), issuedAt: now };
      return { changes, data: { number: told } };
    },
    after: (id, context) => printAhead(portal, id, context),
  });

  serveBillStep(portal, billStepRoutes.revise, 'revise', {
    audit: { action: 'bill.revised' },
    async effect(tx, bill, { actor, now }) {
      const open = and(eq(bills.previousId, bill.id), eq(bills.state, 'draft'));
      if ((await tx.$count(bills, open)) > 0) throw new Failure('bill.open-revision');
      const id = portal.newId();
      const { customerName, kind, number, orderId, organisationId, own, quoteId, shipmentId } = bill;
      await tx.insert(bills).values({
        ...{ id, organisationId, kind, customerName, shipmentId, orderId, quoteId, number, own },
        ...{ goods: shipmentId === null ? goodsOf(bill) : null, revision: bill.revision + 1, previousId: bill.id },
        ...{ actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null, createdAt: now, updatedAt: now },
      });
      const of = { organisationId, billId: id };
      await recordPaper(portal, tx, { of, action: 'create', from: null, to: 'draft' }, { actor, now });
      return { answered: id };
    },
  });

  serveBillStep(portal, billStepRoutes.void, 'void', {
    audit: { action: 'bill.voided' },
    async effect(tx, bill, { body: { reason }, now }) {
      if (isDispatched(bill)) throw new Failure('bill.dispatched');
      await markPair(tx, bill);
      // A revision that was begun of it would revise nothing.
      await tx.delete(bills).where(and(eq(bills.previousId, bill.id), eq(bills.state, 'draft')));
      const number = bill.body === null ? '' : (billNumber(bill.body) ?? '');
      if (bill.kind === 'pi') await forgetProforma(tx, bill, number);
      await mailBill(portal, tx, bill, { bill: number, reason }, now);
      return { changes: { voidReason: reason }, data: { reason } };
    },
  });
}

/** What was not said of goods before they left, such as where they are delivered to: what they are packed in has left with them. */
async function sayOfGone(tx: Db, bill: BillRow, goods: DispatchedGoods, now: Date): Promise<void> {
  const { packages } = goodsOf(bill);
  const isTheirs = eq(shipments.id, bill.shipmentId ?? '');
  await tx
    .update(shipments)
    .set({ goods: { ...goods, packages }, updatedAt: now })
    .where(isTheirs);
}

/** What a paper says of its own after an edit; what is left out stays. */
function ownAfter(own: BillOwn, told: { readonly [Name in keyof BillOwn]?: BillOwn[Name] | undefined }): BillOwn {
  return { ...own, ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) };
}

/** What a revision takes the place of is superseded with its issue. */
async function supersede(
  portal: Portal,
  tx: Db,
  { previousId }: BillRow,
  actor: Parameters<typeof recordPaper>[3]['actor'],
  now: Date,
): Promise<void> {
  if (previousId === null) return;
  const [before] = await tx
    .update(bills)
    .set({ state: 'superseded', updatedAt: now })
    .where(and(eq(bills.id, previousId), eq(bills.state, 'issued')))
    .returning({ organisationId: bills.organisationId });
  if (before === undefined) throw new Failure('bill.wrong-state', { state: '' });
  const of = { ...before, billId: previousId };
  await recordPaper(portal, tx, { of, action: 'supersede', from: 'issued', to: 'superseded' }, { actor, now });
}

/** An order is known by its proforma too: its own, or that of the quote it was made of, which names it before there is an order. */
async function nameProforma(tx: Db, { orderId, quoteId }: BillRow, piNo: string): Promise<void> {
  const isMeant =
    orderId === null ? (quoteId === null ? undefined : eq(orders.quoteId, quoteId)) : eq(orders.id, orderId);
  if (orderId === null && quoteId !== null) await tx.update(quotes).set({ piNo }).where(eq(quotes.id, quoteId));
  if (isMeant === undefined) return;
  const named = await tx.update(orders).set({ piNo }).where(isMeant).returning({ id: orders.id });
  const ids = named.map(({ id }) => id);
  if (ids.length > 0) await tx.update(orderLines).set({ piNo }).where(inArray(orderLines.orderId, ids));
}

/** What is called by a proforma that is void is called so no more. */
async function forgetProforma(tx: Db, { organisationId }: BillRow, piNo: string): Promise<void> {
  for (const table of [quotes, orders, orderLines]) {
    const isCalled = and(eq(table.organisationId, organisationId), eq(table.piNo, piNo));
    if (piNo !== '') await tx.update(table).set({ piNo: '' }).where(isCalled);
  }
}
