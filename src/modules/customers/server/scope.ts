import { type AnyColumn, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#modules/accounts/domain/actor.ts';
import { organisations } from '#modules/accounts/server/public.ts';
import { type Scope, scopeFrom } from '#modules/customers/domain/scope.ts';
import type { Db } from '#server/database.ts';
import { staffAssignments } from './customer-tables.ts';

/** The actor's scope as it is at this moment: an assignment taken away counts at once. */
export async function scopeOf(db: Db, actor: Actor): Promise<Scope> {
  const children = actor.role === 'customer-lv1' ? await childrenOf(db, actor.organisationId) : [];
  const assigned = actor.role === 'staff' ? await assignedTo(db, actor.id) : [];
  return scopeFrom(actor, { children, assigned });
}

/** The condition that a column names an organisation of the scope. */
export function isWithin(column: AnyColumn, organisationIds: 'all' | readonly string[]): SQL {
  return organisationIds === 'all' ? sql`true` : inArray(column, [...organisationIds]);
}

async function childrenOf(db: Db, organisationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.parentId, organisationId));
  return rows.map(({ id }) => id);
}

async function assignedTo(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: organisations.id })
    .from(organisations)
    .innerJoin(
      staffAssignments,
      or(
        eq(staffAssignments.organisationId, organisations.id),
        eq(staffAssignments.organisationId, organisations.parentId),
      ),
    )
    .where(eq(staffAssignments.userId, userId));
  return rows.map(({ id }) => id);
}
