import { and, count, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database.ts';
import type { LineRow } from './configuration-store.ts';
import { configurations } from './configuration-tables.ts';

/**
 * Two lines are the same product for the same customer, so that one of them with both quantities says all that they say, where type
 * code and form are equal but for the ids of its parts: the database keeps a digest of that with each line.
 */
type SameProduct = Pick<LineRow, 'organisationId' | 'contentDigest'>;

/** Whether a line is the same product as the one of an id, for the same organisation. */
export function isSameAs(id: string): SQL {
  const one = alias(configurations, 'one');
  const { organisationId, contentDigest } = configurations;
  return sql`(${organisationId}, ${contentDigest}) = (select ${one.organisationId}, ${one.contentDigest} from ${configurations} ${one} where ${one.id} = ${id})`;
}

/** How many other lines of the same organisation are the same product, for each of these. */
export async function twinsOf(db: Db, rows: readonly LineRow[]): Promise<readonly number[]> {
  const digests = rows.flatMap(({ typeCode, contentDigest }) => (typeCode === '' ? [] : (contentDigest ?? [])));
  if (digests.length === 0) return rows.map(() => 0);
  const { organisationId, contentDigest, deletedAt } = configurations;
  const owners = [...new Set(rows.map((row) => row.organisationId))];
  const counted = await db
    .select({ organisationId, contentDigest, lines: count() })
    .from(configurations)
    .where(and(inArray(organisationId, owners), inArray(contentDigest, [...new Set(digests)]), isNull(deletedAt)))
    .groupBy(organisationId, contentDigest);
  const known = new Map(counted.map((one) => [keyOf(one), one.lines]));
  return rows.map((row) => (row.typeCode === '' ? 0 : Math.max(0, (known.get(keyOf(row)) ?? 0) - 1)));
}

/** Whether lines are all the same product for the same organisation; also those whose digest is not kept yet. */
export async function areAlike(db: Db, ids: readonly string[]): Promise<boolean> {
  const { id, organisationId, typeCode, form } = configurations;
  const products = db
    .selectDistinct({ organisationId, content: sql`configuration_content(${typeCode}, ${form})`.as('content') })
    .from(configurations)
    .where(inArray(id, [...ids]))
    .as('products');
  const [found] = await db.select({ products: count() }).from(products);
  return found?.products === 1;
}

const keyOf = ({ organisationId, contentDigest }: SameProduct) => `${organisationId} ${contentDigest}`;
