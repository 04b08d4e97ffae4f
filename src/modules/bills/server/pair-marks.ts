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
 * Marks the other paper of a shipment anew once there is a new one, or a revision, under a number. What a packing list says stays as it was
 * issued: one that names another invoice, void or as it was before its revision, is marked until it is revised itself.
 */
export async function markPairAnew(tx: Db, paper: Paper, number: string): Promise<void> {
  const named = sql`coalesce(${bills.body}->'references'->>'ciNo', '')`;
  await writeMark(tx, paper, paper.kind === 'ci' ? sql`${named} not in ('', ${number})` : false);
}

async function writeMark(tx: Db, { id, kind, shipmentId }: Paper, isPairVoid: boolean | SQL): Promise<void> {
  if (shipmentId === null || kind === 'pi') return;
  const isOther = and(eq(bills.kind, kind === 'ci' ? 'pl' : 'ci'), eq(bills.state, 'issued'), ne(bills.id, id));
  await tx
    .update(bills)
    .set({ isPairVoid })
    .where(and(eq(bills.shipmentId, shipmentId), isOther));
}
