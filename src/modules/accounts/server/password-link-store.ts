import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { type LinkPurpose, linkEnd } from '#modules/accounts/domain/password-link.ts';
import type { Db } from '#server/database.ts';
import { passwordLinks } from './account-tables.ts';

/** A link that opens now, and whose it is. */
export interface LiveLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
}

/** Makes the link of an account in place of an earlier one and answers its secret: 256 random bits, kept as their SHA-256. */
export async function issueLink(
  tx: Db,
  { userId, purpose, now }: LiveLink & { readonly now: Date },
): Promise<{ secret: string; expiresAt: Date }> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = linkEnd(purpose, now);
  const link = { purpose, linkHash: hashOf(secret), createdAt: now, expiresAt };
  await tx
    .insert(passwordLinks)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: passwordLinks.userId, set: link });
  return { secret, expiresAt };
}

/** The link of a secret, as long as it opens. */
export async function findLink(db: Db, secret: string, now: Date): Promise<LiveLink | undefined> {
  const [found] = await db
    .select({ userId: passwordLinks.userId, purpose: passwordLinks.purpose })
    .from(passwordLinks)
    .where(opens(secret, now));
  return found;
}

/** Uses a link up; false when it has been used meanwhile, replaced, or has run out. */
export async function spendLink(tx: Db, secret: string, now: Date): Promise<boolean> {
  const spent = await tx.delete(passwordLinks).where(opens(secret, now)).returning({ userId: passwordLinks.userId });
  return spent.length > 0;
}

/** Forgets links that have run out. */
export async function sweepLinks(db: Db, now: Date): Promise<void> {
  await db.delete(passwordLinks).where(lte(passwordLinks.expiresAt, now));
}

function opens(secret: string, now: Date) {
  return and(eq(passwordLinks.linkHash, hashOf(secret)), gt(passwordLinks.expiresAt, now));
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
