import { and, desc, inArray } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { configurations, place } from './configuration-tables.ts';
import { isFound, type LineFilter } from './line-filter.ts';

/** The ids of the lines of these organisations that a filter leaves, in their order, as many as are asked for. */
export async function idsOfLines(
  db: Db,
  organisationIds: readonly string[],
  filter: LineFilter,
  limit: number,
): Promise<string[]> {
  if (organisationIds.length === 0) return [];
  const rows = await db
    .select({ id: configurations.id })
    .from(configurations)
    .where(and(inArray(configurations.organisationId, [...organisationIds]), isFound(filter)))
    .orderBy(desc(place))
    .limit(limit);
  return rows.map(({ id }) => id);
}
