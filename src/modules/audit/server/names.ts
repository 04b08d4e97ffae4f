import type { Db } from '#server/database.ts';

/** A kind of thing that events name by id: names are looked up when the log is read, since people's names are not copied into it. */
export interface NameSource {
  /** The names of those ids that are of this kind. */
  readonly namesOf: (db: Db, ids: readonly string[]) => Promise<readonly { id: string; name: string }[]>;
  /** Ids of what has a text in its name, some of them where there are many. */
  readonly idsLike: (db: Db, text: string) => Promise<readonly string[]>;
}

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

/** Ids of everything that has a text in its name. */
export async function idsLike(db: Db, sources: readonly NameSource[], text: string): Promise<string[]> {
  const found: string[] = [];
  for (const source of sources) found.push(...(await source.idsLike(db, text)));
  return found;
}
