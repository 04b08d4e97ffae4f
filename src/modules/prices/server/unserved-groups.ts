import { count, eq } from 'drizzle-orm';
import type { OpenedVersionDto } from '#modules/prices/contract.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import type { Db } from '#server/database.ts';
import { customerTerms } from './price-tables.ts';

/** The groups that customers of a list are in and that a version of it says nothing of: by it all is on request for them. */
export async function unservedGroups(db: Db, listId: string, list: PriceList): Promise<OpenedVersionDto['unserved']> {
  const { groupCode } = customerTerms;
  const groups = await db
    .select({ group: groupCode, customers: count() })
    .from(customerTerms)
    .where(eq(customerTerms.listId, listId))
    .groupBy(groupCode)
    .orderBy(groupCode);
  return groups.filter(({ group }) => !Object.hasOwn(list.groups, group));
}
