import { inArray } from 'drizzle-orm';
import { mayActFor } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import { organisations } from '#modules/accounts/server/public.ts';
import type { Customer } from '#modules/customers/domain/customer-tree.ts';
import type { Db } from '#server/database.ts';
import { relatedTo } from './scope.ts';

/** The customers the actor may act for at this moment; below a level-1 customer's own name if it has any. */
export async function assistedCustomers(db: Db, actor: Actor): Promise<Customer[]> {
  const related = await relatedTo(db, actor);
  const assisted = [...related.children, ...related.assigned].filter((id) => mayActFor(actor, related, id));
  if (assisted.length === 0) return [];
  const head = actor.role === 'customer-lv1' ? [actor.organisationId] : [];
  const rows = await db
    .select({ id: organisations.id, customerName: organisations.name, parentId: organisations.parentId })
    .from(organisations)
    .where(inArray(organisations.id, [...head, ...assisted]));
  return rows.map((row) => ({ ...row, mayActFor: mayActFor(actor, related, row.id) }));
}
