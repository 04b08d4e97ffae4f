import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { PARTNER_TIMES } from '#modules/accounts/domain/partner-call.ts';
import { partnerCalls, signInTickets } from '#modules/accounts/server/account-tables.ts';
import type { Db } from '#server/database.ts';

/** Remembers a signed call; false when it was made before. */
export async function rememberCall(tx: Db, call: { partner: string; nonce: string; at: Date }): Promise<boolean> {
  const added = await tx
    .insert(partnerCalls)
    .values(call)
    .onConflictDoNothing()
    .returning({ nonce: partnerCalls.nonce });
  return added.length > 0;
}

/** Makes a ticket: 256 random bits, of which the database stores only the SHA-256. */
export async function issueTicket(
  tx: Db,
  { userId, partner, now }: { userId: string; partner: string; now: Date },
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await tx.insert(signInTickets).values({ ticketHash: hashOf(ticket), userId, partner, createdAt: now });
  return ticket;
}

/** Whose ticket it is, spent or not. */
export async function ownerOfTicket(db: Db, ticket: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: signInTickets.userId })
    .from(signInTickets)
    .where(eq(signInTickets.ticketHash, hashOf(ticket)));
  return found?.userId;
}

/** Spends a ticket and answers which partner it came from; undefined when it is spent already or has run out. */
export async function spendTicket(tx: Db, ticket: string, now: Date): Promise<string | undefined> {
  const [spent] = await tx
    .update(signInTickets)
    .set({ usedAt: now })
    .where(
      and(
        eq(signInTickets.ticketHash, hashOf(ticket)),
        isNull(signInTickets.usedAt),
        gt(signInTickets.createdAt, new Date(now.getTime() - PARTNER_TIMES.ticket)),
      ),
    )
    .returning({ partner: signInTickets.partner });
  return spent?.partner;
}

/** Forgets partners' calls whose time is too old to be signed with again. */
export async function sweepPartnerCalls(db: Db, now: Date): Promise<void> {
  await db.delete(partnerCalls).where(lt(partnerCalls.at, new Date(now.getTime() - PARTNER_TIMES.remembered)));
}

/** Forgets tickets made before a moment. */
export async function sweepTickets(db: Db, before: Date): Promise<void> {
  await db.delete(signInTickets).where(lt(signInTickets.createdAt, before));
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
