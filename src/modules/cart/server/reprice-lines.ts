import { eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Batch } from './batch-lines.ts';
import { findLines } from './configuration-store.ts';
import { configurations } from './configuration-tables.ts';
import { priceOfLine } from './line-prices.ts';

/** Keeps with each line what it costs today, in the quantity it has by now. */
export async function repriceLines(
  tx: Db,
  ids: readonly string[],
  { priceFactsOf, scope, now, giveWay }: Pick<Batch, 'priceFactsOf' | 'scope' | 'now' | 'giveWay'>,
): Promise<void> {
  for (const line of await findLines(tx, scope.readable, ids)) {
    const price = await priceOfLine(tx, line, now, { priceFactsOf });
    await tx.update(configurations).set({ price }).where(eq(configurations.id, line.id));
    await giveWay();
  }
}
