import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { type LinkPurpose, linkEnd } from '#modules/accounts/domain/password-link.ts';
import { passwordLinks } from '#modules/accounts/server/account-tables.ts';
import { withdrawMail } from '#modules/mail/server/public.ts';
import type { Db } from '#server/database.ts';

/** A link that opens now, and whose it is. */
export interface LiveLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
}

/** A link that is made, and the mail that brings it. */
export interface NewLink extends LiveLink {
  readonly mailId: string | null;
  readonly now: Date;
}

/** Makes the link of an account in place of an earlier one and answers its secret: 256 random bits, stored as their SHA-256. */
export async function issueLink(
  tx: Db,
  { userId, purpose, mailId, now }: NewLink,
): Promise<{ secret: string; expiresAt: Date }> {
  await endLink(tx, userId);
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = linkEnd(purpose, now);
  const link = { purpose, linkHash: hashOf(secret), mailId, createdAt: now, expiresAt };
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
  return (await deleteLink(tx, opens(secret, now))) !== undefined;
}

/** Ends the link of an account, if it has one; a mail with it that has not gone out stays in the outbox no longer. */
export async function endLink(tx: Db, userId: string): Promise<void> {
  await deleteLink(tx, eq(passwordLinks.userId, userId));
}

async function deleteLink(tx: Db, condition: SQL | undefined): Promise<{ mailId: string | null } | undefined> {
  const [ended] = await tx.delete(passwordLinks).where(condition).returning({ mailId: passwordLinks.mailId });
  if (typeof ended?.mailId === 'string') await withdrawMail(tx, ended.mailId);
  return ended;
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
