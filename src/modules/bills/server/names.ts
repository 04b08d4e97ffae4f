import { eq, ilike, inArray, sql } from 'drizzle-orm';
import { paperNumber, serialIn } from '#modules/quotes/domain/quote-number.ts';
import { beginningWith } from '#server/database/like-pattern.ts';
import type { NameSource } from '#server/module.ts';
import { bills, shipments } from './bill-tables.ts';

/** Shipments are called by their number. */
export const namesOfShipments: NameSource = {
  async namesOf(db, ids) {
    const { createdAt, id, serial } = shipments;
    const rows = await db
      .select({ id, serial, createdAt })
      .from(shipments)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({ id: row.id, name: paperNumber('shipment', row.serial, row.createdAt) }));
  },
  idsLike: (text) =>
    sql`select ${shipments.id} from ${shipments} where ${eq(shipments.serial, serialIn(text, 'shipment') ?? 0)}`,
};

/** Bills are called by their number, drafts by their kind. */
export const namesOfBills: NameSource = {
  async namesOf(db, ids) {
    const { id, kind, number } = bills;
    const rows = await db
      .select({ id, kind, number })
      .from(bills)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({ id: row.id, name: row.number ?? row.kind.toUpperCase() }));
  },
  idsLike: (text) => sql`select ${bills.id} from ${bills} where ${ilike(bills.number, beginningWith(text))}`,
};
