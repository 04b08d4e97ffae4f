import { createHash } from 'node:crypto';
import { and, count, eq, gt } from 'drizzle-orm';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { enquiries } from './enquiry-tables.ts';

const MOST_AN_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Takes enquiries; one client asks at most ten times an hour. */
export function registerEnquiries(portal: Portal): void {
  serve(portal, enquiryRoutes.create, async ({ actor, body, db, locale, now, request }) => {
    const client = createHash('sha256').update(request.ip).digest('hex');
    if ((await recentEnquiries(db, client, now)) >= MOST_AN_HOUR)
      throw new Failure('enquiry.slowed', { seconds: HOUR_MS / 1000 });
    const id = portal.newId();
    const asker = { organisationId: actor?.organisationId ?? null, actorId: actor?.id ?? null };
    await db.insert(enquiries).values({ id, ...asker, ...body, locale, client, createdAt: now });
    return { id };
  });
}

async function recentEnquiries(db: Db, client: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - HOUR_MS);
  const [found] = await db
    .select({ asked: count() })
    .from(enquiries)
    .where(and(eq(enquiries.client, client), gt(enquiries.createdAt, since)));
  return found?.asked ?? 0;
}
