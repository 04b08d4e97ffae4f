import { and, eq, inArray } from 'drizzle-orm';
import type { ApprovalState } from '#modules/quotes/domain/approval-steps.ts';
import type { Db } from '#server/database.ts';
import { quoteApprovals } from './quote-provider-tables.ts';

/** Notes that a second person was asked. */
export async function insertApproval(tx: Db, approval: typeof quoteApprovals.$inferInsert): Promise<void> {
  await tx.insert(quoteApprovals).values(approval);
}

/** Notes what became of an approval. */
export async function decideApproval(
  tx: Db,
  id: string,
  decision: {
    readonly state: ApprovalState;
    readonly decidedBy: string;
    readonly comment: string;
    readonly decidedAt: Date;
  },
): Promise<void> {
  await tx.update(quoteApprovals).set(decision).where(eq(quoteApprovals.id, id));
}

/** Takes back what was asked and said of an offer that is another now. */
export async function voidApprovals(tx: Db, quoteId: string, now: Date): Promise<void> {
  await tx
    .update(quoteApprovals)
    .set({ state: 'void', decidedAt: now })
    .where(and(eq(quoteApprovals.quoteId, quoteId), inArray(quoteApprovals.state, ['pending', 'approved', 'refused'])));
}
