import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#kernel/scope.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import type { Db } from '#server/database.ts';
import { configurations } from './configuration-tables.ts';

/** More than anyone chooses from; what lies beyond is found by its name. */
const MAX_OFFERED = 200;

/** What the lines of these organisations can be filtered by. */
export async function filterOfferOf(db: Db, readable: Scope['readable']) {
  const { category, folder, actorId } = configurations;
  const categories = await valuesOf(db, readable, { column: category, type: sql`text` });
  const folders = await valuesOf(db, readable, { column: folder, type: sql`text` });
  const ids = await valuesOf(db, readable, { column: actorId, type: sql`uuid` });
  const persons = ids.length === 0 ? [] : await namesOf(db, ids);
  return {
    categories,
    folders: folders.filter((name) => name !== ''),
    persons,
    customers: await customersOf(db, readable),
  };
}

/** The organisations that have lines: one look into the index for each. */
function customersOf(db: Db, readable: Scope['readable']) {
  const { id, name } = organisations;
  const { organisationId, deletedAt } = configurations;
  const hasLines = sql`exists (select 1 from ${configurations} where ${organisationId} = ${id} and ${deletedAt} is null)`;
  return db
    .select({ id, name })
    .from(organisations)
    .where(and(isWithin(id, readable), hasLines))
    .orderBy(name)
    .limit(MAX_OFFERED);
}

interface Offered {
  readonly column: typeof configurations.category | typeof configurations.folder | typeof configurations.actorId;
  readonly type: SQL;
}

/**
 * The different values of a column, in their order, by one step through its index for each: the table is not gone through, however
 * many lines there are.
 */
async function valuesOf(db: Db, readable: Scope['readable'], { column, type }: Offered): Promise<string[]> {
  const { organisationId, deletedAt } = configurations;
  const next = (after: SQL) => sql`(
    select min(own.value::text)::${type} from ${organisations} cross join lateral (
      select ${column} as value from ${configurations}
      where ${organisationId} = ${organisations.id} and ${deletedAt} is null ${after}
      order by ${column} limit 1
    ) own where ${isWithin(organisations.id, readable)})`;
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive offered as (
      select ${next(sql``)} as value, 1 as place
      union all
      select ${next(sql`and ${column} > offered.value`)}, place + 1 from offered
      where offered.value is not null and place < ${MAX_OFFERED}
    ) select value from offered where value is not null`);
  return rows.map(({ value }) => value);
}

function namesOf(db: Db, ids: readonly string[]) {
  return db
    .select({ id: users.id, name: users.username })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.username);
}
