import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import { users } from '#modules/accounts/server/public.ts';
import { configurations } from '#modules/cart/server/public.ts';
import type { Db } from '#server/database.ts';
import { shares } from './share-tables.ts';

/** The account that made a link is closed, or every account of the organisation whose line it shows. */
const isAccountClosed = sql<boolean>`(${users.disabled} or coalesce(
  (select bool_and(theirs.disabled) from users theirs where theirs.organisation_id = ${shares.organisationId}), false))`;

const columns = {
  id: shares.id,
  configurationId: shares.configurationId,
  kind: shares.kind,
  lineVersion: shares.lineVersion,
  createdBy: users.username,
  createdAt: shares.createdAt,
  expiresAt: shares.expiresAt,
  revokedAt: shares.revokedAt,
  views: shares.views,
  lastViewedAt: shares.lastViewedAt,
  isLineDeleted: sql<boolean>`${configurations.deletedAt} is not null`,
  isAccountClosed,
};

/** A link with what decides whether it opens. */
export type ShareRow = Awaited<ReturnType<typeof listShares>>[number];

/** The links of a line that is within reach, the last made first. */
export function listShares(db: Db, configurationId: string) {
  return db
    .select(columns)
    .from(shares)
    .innerJoin(users, eq(users.id, shares.actorId))
    .innerJoin(configurations, eq(configurations.id, shares.configurationId))
    .where(eq(shares.configurationId, configurationId))
    .orderBy(desc(shares.id));
}

/** How many links of a line have neither expired nor been withdrawn. */
export function countOpenShares(db: Db, configurationId: string, now: Date): Promise<number> {
  const isOpen = and(isNull(shares.revokedAt), gt(shares.expiresAt, now));
  return db.$count(shares, and(eq(shares.configurationId, configurationId), isOpen));
}

/** Adds a link. */
export async function insertShare(tx: Db, share: typeof shares.$inferInsert): Promise<void> {
  await tx.insert(shares).values(share);
}

/** Withdraws a link of a line, once; undefined where the line has no such link. */
export async function withdrawShare(
  tx: Db,
  { id, configurationId }: { readonly id: string; readonly configurationId: string },
  now: Date,
): Promise<'withdrawn' | 'was-withdrawn' | undefined> {
  if (!isUuid(id)) return undefined;
  const isMeant = and(eq(shares.id, id), eq(shares.configurationId, configurationId));
  const { rowCount } = await tx
    .update(shares)
    .set({ revokedAt: now })
    .where(and(isMeant, isNull(shares.revokedAt)));
  if (rowCount === 1) return 'withdrawn';
  return (await tx.$count(shares, isMeant)) === 1 ? 'was-withdrawn' : undefined;
}

/** The link of a token, with the product it shows; whoever asks has nothing but the token, so that no scope narrows it. */
export async function findShared(owner: Db, tokenHash: string) {
  const [found] = await owner
    .select({ ...columns, form: shares.form })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.actorId))
    .innerJoin(configurations, eq(configurations.id, shares.configurationId))
    .where(eq(shares.tokenHash, tokenHash));
  return found;
}

/** A link that was found by its token. */
export type SharedRow = NonNullable<Awaited<ReturnType<typeof findShared>>>;

/** Counts that a link was opened. */
export async function countView(owner: Db, id: string, now: Date): Promise<void> {
  await owner
    .update(shares)
    .set({ views: sql`${shares.views} + 1`, lastViewedAt: now })
    .where(eq(shares.id, id));
}

/** Forgets links that expired or were withdrawn before a moment. */
export async function forgetShares(db: Db, before: Date): Promise<void> {
  await db.delete(shares).where(or(lt(shares.expiresAt, before), lt(shares.revokedAt, before)));
}
