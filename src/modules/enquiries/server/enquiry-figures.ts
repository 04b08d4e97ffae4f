import { count } from 'drizzle-orm';
import { ENQUIRY_STATES } from '#modules/enquiries/domain/enquiry-states.ts';
import type { Db } from '#server/database.ts';
import type { Family } from '#server/metrics/exposition.ts';
import { enquiries } from './enquiry-tables.ts';

/** How many enquiries stand in each state. */
export async function enquiryFigures(db: Db): Promise<readonly Family[]> {
  const rows = await db.select({ state: enquiries.state, found: count() }).from(enquiries).groupBy(enquiries.state);
  const found = new Map(rows.map((row) => [row.state, row.found]));
  return [
    {
      name: 'portal_enquiries',
      type: 'gauge',
      help: 'Enquiries by state.',
      samples: ENQUIRY_STATES.map((state) => ({ labels: { state }, value: found.get(state) ?? 0 })),
    },
  ];
}
