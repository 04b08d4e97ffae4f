import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { beneficiaryOf } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import { MOST_DRAFTS } from '#modules/drafts/domain/draft-limits.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { drafts } from './draft-tables.ts';

/** Whose drafts are meant: a person's, for their own organisation or for the customer they act for. */
export interface DraftOwner {
  readonly personId: string;
  readonly organisationId: string;
}

/** A draft as it stands; of one that never was version 0, of one that was discarded no content. */
export type Draft = Pick<typeof drafts.$inferSelect, 'key' | 'name' | 'content' | 'version'> & {
  readonly updatedAt: Date | null;
};

/** What of a draft is written. */
export type DraftContent = Pick<typeof drafts.$inferInsert, 'name' | 'content'>;

const columns = {
  key: drafts.key,
  name: drafts.name,
  content: drafts.content,
  version: drafts.version,
  updatedAt: drafts.updatedAt,
};

/** Whose drafts an actor works on: while acting for a customer others than their own. */
export function ownerOf(actor: Pick<Actor, 'id' | 'organisationId' | 'onBehalfOf'>): DraftOwner {
  return { personId: actor.id, organisationId: beneficiaryOf(actor) };
}

/** The drafts of an owner that have something in them, the last changed first. */
export async function listDrafts(db: Db, owner: DraftOwner): Promise<Omit<Draft, 'content'>[]> {
  const { content: _, ...told } = columns;
  return db
    .select(told)
    .from(drafts)
    .where(and(isOf(owner), isNotNull(drafts.content)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(MOST_DRAFTS);
}

/** A draft of an owner. */
export async function findDraft(db: Db, owner: DraftOwner, key: string): Promise<Draft> {
  const [found] = await db.select(columns).from(drafts).where(isDraft(owner, key));
  return found ?? noDraft(key);
}

/** The same, locked, so that whoever comes second sees the next version. */
export async function lockDraft(tx: Db, owner: DraftOwner, key: string): Promise<Draft> {
  const [found] = await tx.select(columns).from(drafts).where(isDraft(owner, key)).for('update');
  return found ?? noDraft(key);
}

/** Who writes which draft, when, and under which id where it is new. */
interface Write {
  readonly owner: DraftOwner;
  readonly newId: () => string;
  readonly now: Date;
}

/** Writes a draft over the one that was found; refuses one more than there may be. */
export async function writeDraft(
  tx: Db,
  found: Draft,
  { name, content }: DraftContent,
  { owner, newId, now }: Write,
): Promise<Draft> {
  if (found.content === null && content !== null) await makeRoom(tx, owner);
  const next = { key: found.key, name, content: content ?? null, version: found.version + 1, updatedAt: now };
  if (found.version > 0) {
    await tx.update(drafts).set(next).where(isDraft(owner, found.key));
    return next;
  }
  const { rowCount } = await tx
    .insert(drafts)
    .values({ id: newId(), ...owner, ...next })
    .onConflictDoNothing();
  // Another window of the same person was first.
  if (rowCount !== 1) throw new Failure('version.conflict');
  return next;
}

/** Drafts that are begun at once wait for each other here, so that none slips through beside another. */
async function makeRoom(tx: Db, owner: DraftOwner): Promise<void> {
  await holdLock(tx, `drafts ${owner.personId}`);
  const stored = await tx.$count(drafts, and(isOf(owner), isNotNull(drafts.content)));
  if (stored >= MOST_DRAFTS) throw new Failure('draft.too-many', { most: MOST_DRAFTS });
}

/** Forgets what nobody has changed since a moment, and that it was discarded. */
export async function forgetDrafts(db: Db, before: Date): Promise<void> {
  await db.delete(drafts).where(lt(drafts.updatedAt, before));
}

function noDraft(key: string): Draft {
  return { key, name: '', content: null, version: 0, updatedAt: null };
}

function isOf({ personId, organisationId }: DraftOwner) {
  return and(eq(drafts.personId, personId), eq(drafts.organisationId, organisationId));
}

function isDraft(owner: DraftOwner, key: string) {
  return and(isOf(owner), eq(drafts.key, key));
}
