import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { beneficiaryOf } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import type { SizingBody } from '#modules/sizing/contract.ts';
import { MOST_CASES } from '#modules/sizing/domain/saved-cases.ts';
import { type CaseFound, sizingCases } from '#modules/sizing/server/case-tables.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';

/** Whose cases are meant: a person's, for their own organisation or for the customer they act for. */
export interface CaseOwner {
  readonly personId: string;
  readonly organisationId: string;
}

export type SizingCaseRow = typeof sizingCases.$inferSelect;

/** Whose cases an actor works on: while acting for a customer others than their own. */
export function ownerOf(actor: Pick<Actor, 'id' | 'organisationId' | 'onBehalfOf'>): CaseOwner {
  return { personId: actor.id, organisationId: beneficiaryOf(actor) };
}

/** The cases of an owner, the last changed first. */
export function listCases(db: Db, owner: CaseOwner): Promise<SizingCaseRow[]> {
  return db
    .select()
    .from(sizingCases)
    .where(isOf(owner))
    .orderBy(desc(sizingCases.updatedAt), asc(sizingCases.name))
    .limit(MOST_CASES);
}

/** A case of an owner; an id that is none names no case. */
export async function findCase(db: Db, owner: CaseOwner, id: string): Promise<SizingCaseRow | undefined> {
  return (await listCases(db, owner)).find((one) => one.id === id);
}

/** What is kept of a case. */
export interface KeptCase {
  readonly id: string;
  readonly name: string;
  readonly asked: SizingBody;
  readonly found: CaseFound;
  readonly updatedAt: Date;
}

/**
 * Keeps a case over the one of its name.
 * @throws `sizing.too-many-cases` where it would be one more than there may be
 */
export async function keepCase(tx: Db, owner: CaseOwner, kept: KeptCase): Promise<void> {
  await holdLock(tx, `sizing cases ${owner.personId}`);
  const others = await tx.$count(sizingCases, and(isOf(owner), ne(sizingCases.name, kept.name)));
  if (others >= MOST_CASES) throw new Failure('sizing.too-many-cases', { most: MOST_CASES });
  const { asked, found, updatedAt } = kept;
  await tx
    .insert(sizingCases)
    .values({ ...owner, ...kept })
    .onConflictDoUpdate({
      target: [sizingCases.personId, sizingCases.organisationId, sizingCases.name],
      set: { asked, found, updatedAt },
    });
}

/** Writes what was found when a case was judged anew; when it was changed stays. */
export async function writeFound(tx: Db, owner: CaseOwner, id: string, found: CaseFound): Promise<void> {
  await tx
    .update(sizingCases)
    .set({ found })
    .where(and(isOf(owner), eq(sizingCases.id, id)));
}

/** Deletes a case of an owner, where it is one. */
export async function forgetCase(tx: Db, owner: CaseOwner, id: string): Promise<void> {
  const found = await findCase(tx, owner, id);
  if (found !== undefined) await tx.delete(sizingCases).where(and(isOf(owner), eq(sizingCases.id, found.id)));
}

function isOf({ personId, organisationId }: CaseOwner) {
  return and(eq(sizingCases.personId, personId), eq(sizingCases.organisationId, organisationId));
}
