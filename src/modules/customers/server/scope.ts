import { type AnyColumn, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { mayActFor } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import { type Related, type Scope, scopeFrom } from '#kernel/scope.ts';
import { organisations } from '#modules/accounts/server/public.ts';
import type { Db } from '#server/database.ts';
import { staffAssignments } from './customer-tables.ts';

/** The actor's scope as it is at this moment: an assignment taken away counts at once. */
export async function scopeOf(db: Db, actor: Actor): Promise<Scope> {
  return scopeFrom(actor, await relatedTo(db, actor));
}

/** Whether the actor may act for an organisation at this moment; one that does not exist is like one out of reach. */
export async function mayActNowFor(db: Db, actor: Actor, organisationId: string): Promise<boolean> {
  return mayActFor(actor, await relatedTo(db, actor), organisationId);
}

/** The condition that a column names an organisation of the scope. */
export function isWithin(column: AnyColumn, organisationIds: 'all' | readonly string[]): SQL {
  return organisationIds === 'all' ? sql`true` : inArray(column, [...organisationIds]);
}

/** The organisations the actor stands in a relation with at this moment. */
export async function relatedTo(db: Db, actor: Actor): Promise<Related> {
  const children = actor.role === 'customer-lv1' ? await childrenOf(db, actor.organisationId) : [];
  const assigned = actor.role === 'staff' ? await assignedTo(db, actor.id) : [];
  return { children, assigned };
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
