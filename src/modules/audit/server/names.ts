import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { NameSource } from '#server/module.ts';

/** The names of ids, whatever they are of. */
export async function lookUp(
  db: Db,
  sources: readonly NameSource[],
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (ids.size === 0) return new Map();
  const names = new Map<string, string>();
  for (const { namesOf } of sources) for (const { id, name } of await namesOf(db, [...ids])) names.set(id, name);
  return names;
}

/** A query of the ids of everything that has a text in its name. */
export function idsLike(sources: readonly NameSource[], text: string): SQL {
  return sql.join(
    sources.map((source) => source.idsLike(text)),
    sql` union all `,
  );
}
