import { and, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { PARTS } from '#modules/cart/domain/part-ids.ts';
import type { Db } from '#server/database.ts';
import type { LineRow } from './configuration-store.ts';
import { configurations } from './configuration-tables.ts';

/** Lines of one type code that are looked at for a line, and told of it at most: a page of a list waits for no more. */
const MAX_LOOKED_AT = 200;

const others = alias(configurations, 'others');

/** What a form says, whatever ids its parts have: equal where lines are alike (`domain/alike.ts`). */
function contentOf(form: AnyPgColumn): SQL {
  return PARTS.reduce((content, part) => sql`${content} #- ${`{${part},id}`}::text[]`, sql`${form}`);
}

/** Whether a line is the same product as the one of an id, for the same organisation. */
export function isSameAs(id: string): SQL {
  const one = alias(configurations, 'one');
  return sql`exists (select 1 from ${configurations} ${one} where ${one.id} = ${id}
    and ${one.organisationId} = ${configurations.organisationId} and ${one.typeCode} = ${configurations.typeCode}
    and ${contentOf(one.form)} = ${contentOf(configurations.form)})`;
}

/** How many other lines of the same organisation are the same product, for each of these. */
export async function twinsOf(db: Db, rows: readonly LineRow[]): Promise<readonly number[]> {
  const told = rows.filter((row) => row.typeCode !== '').map(({ id }) => id);
  if (told.length === 0) return rows.map(() => 0);
  const { id, organisationId, typeCode } = configurations;
  const ofItsCode = db
    .select({ form: others.form })
    .from(others)
    .where(
      and(
        sql`${others.organisationId} = ${organisationId}`,
        sql`${others.typeCode} = ${typeCode}`,
        ne(others.id, id),
        isNull(others.deletedAt),
      ),
    )
    .limit(MAX_LOOKED_AT)
    .as('of_its_code');
  const twins = sql<string>`(select count(*) from ${ofItsCode} where ${contentOf(ofItsCode.form)} = ${contentOf(configurations.form)})`;
  const counted = await db.select({ id, twins }).from(configurations).where(inArray(id, told));
  const counts = new Map(counted.map((line) => [line.id, Number(line.twins)]));
  return rows.map((row) => counts.get(row.id) ?? 0);
}
