import { and, asc, eq, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { PersonalRecords } from '#server/module.ts';
import { hsCodes } from './bill-rule-tables.ts';
import { billEvents, bills, shipments } from './bill-tables.ts';

/** What a person did with shipments and bills, and the HS codes this person said. The papers are both companies' and stay, without the name of the account. */
export const BILL_RECORDS: PersonalRecords = {
  category: 'bills',
  read: async (db, { id }) => ({ done: await doneBy(db, id), codes: await codesBy(db, id) }),
};

/** Forgets bills and shipments that were changed last before a moment; a shipment stays as long as a paper of it does. */
export async function sweepBills(db: Db, before: Date): Promise<void> {
  await db.delete(bills).where(and(lt(bills.updatedAt, before), ne(bills.state, 'draft')));
  const isNamed = db.select({ one: sql`1` }).from(bills).where(eq(bills.shipmentId, shipments.id));
  await db.delete(shipments).where(and(lt(shipments.updatedAt, before), notExists(isNamed)));
}

function doneBy(db: Db, personId: string) {
  const { action, billId, createdAt, shipmentId } = billEvents;
  return db
    .select({ billId, shipmentId, action, createdAt })
    .from(billEvents)
    .where(eq(billEvents.actorId, personId))
    .orderBy(asc(billEvents.seq));
}

function codesBy(db: Db, personId: string) {
  const { code, id, updatedAt, updatedBy } = hsCodes;
  return db.select({ id, code, updatedAt }).from(hsCodes).where(eq(updatedBy, personId)).orderBy(asc(id));
}
