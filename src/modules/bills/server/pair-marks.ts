import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { BillRow } from './bill-store.ts';
import { bills } from './bill-tables.ts';

type Paper = Pick<BillRow, 'id' | 'kind' | 'shipmentId'>;

/** Marks the other paper of a shipment, invoice or packing list, of which one becomes void. */
export async function markPair(tx: Db, paper: Paper): Promise<void> {
  await writeMark(tx, paper, true);
}

/**
 * Takes the mark off the other paper of a shipment once there is a new one under a number. A packing list that names another invoice keeps
 * it: what it says stays as it was issued, so it is revised.
 */
export async function unmarkPair(tx: Db, paper: Paper, number: string): Promise<void> {
  const named = sql`coalesce(${bills.body}->'references'->>'ciNo', '')`;
  await writeMark(tx, paper, false, paper.kind === 'ci' ? sql`${named} in ('', ${number})` : undefined);
}

async function writeMark(tx: Db, { id, kind, shipmentId }: Paper, isPairVoid: boolean, which?: SQL): Promise<void> {
  if (shipmentId === null || kind === 'pi') return;
  const isOther = and(eq(bills.kind, kind === 'ci' ? 'pl' : 'ci'), eq(bills.state, 'issued'), ne(bills.id, id));
  await tx
    .update(bills)
    .set({ isPairVoid })
    .where(and(eq(bills.shipmentId, shipmentId), isOther, which));
}
