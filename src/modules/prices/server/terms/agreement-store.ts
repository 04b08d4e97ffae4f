import { eq } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import type { AgreementRow } from '#modules/prices/server/price-store.ts';
import { priceAgreements } from '#modules/prices/server/price-tables.ts';
import type { Db } from '#server/database.ts';

/** An agreement, locked until the transaction ends; undefined where there is none of that id. */
export async function lockAgreement(tx: Db, id: string): Promise<AgreementRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await tx.select().from(priceAgreements).where(eq(priceAgreements.id, id)).for('update');
  return found;
}

/** Keeps what was agreed. */
export async function addAgreement(tx: Db, agreement: typeof priceAgreements.$inferInsert): Promise<void> {
  await tx.insert(priceAgreements).values(agreement);
}

/** Has an agreement hold until a day; without one nothing of it is left. */
export async function endAgreement(tx: Db, id: string, lastDay: string | null): Promise<void> {
  if (lastDay === null) await tx.delete(priceAgreements).where(eq(priceAgreements.id, id));
  else await tx.update(priceAgreements).set({ validTo: lastDay }).where(eq(priceAgreements.id, id));
}
