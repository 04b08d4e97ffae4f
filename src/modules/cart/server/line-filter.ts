import { and, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import { configurations } from './configuration-tables.ts';
import { isSameAs } from './twins.ts';

/** What a list is narrowed to; what is left out narrows nothing. */
export interface LineFilter {
  /** Words that codes, names, item number, note, folder or remark hold. */
  readonly q: string;
  readonly category?: string | undefined;
  /** Empty: the lines in no folder. */
  readonly folder?: string | undefined;
  /** The id of who saved it. */
  readonly person?: string | undefined;
  /** The id of the organisation whose it is. */
  readonly customer?: string | undefined;
  readonly typeCode?: string | undefined;
  /** The id of a line; left are those that are the same product. */
  readonly sameAs?: string | undefined;
  /** Lines saved by one of these releases, or by none of them. */
  readonly releases?: { readonly hashes: readonly string[]; readonly isAmong: boolean } | undefined;
}

/** Whether a line stands in the list and is one that the filter leaves in it. */
export function isFound({
  q,
  category,
  folder,
  person,
  customer,
  typeCode,
  sameAs,
  releases,
}: LineFilter): SQL | undefined {
  const { actorId, organisationId, releaseHash } = configurations;
  return and(
    isNull(configurations.deletedAt),
    category === undefined ? undefined : eq(configurations.category, category),
    folder === undefined ? undefined : eq(configurations.folder, folder),
    typeCode === undefined ? undefined : eq(configurations.typeCode, typeCode),
    sameAs === undefined ? undefined : isSameAs(sameAs),
    isOf(actorId, person),
    isOf(organisationId, customer),
    releases && (releases.isAmong ? inArray : notInArray)(releaseHash, [...releases.hashes]),
    ...wordsOf(q).map(holds),
  );
}

/** Whose id a column has; what is no id is nobody's. */
function isOf(column: typeof configurations.actorId | typeof configurations.organisationId, id: string | undefined) {
  if (id === undefined) return undefined;
  return isUuid(id) ? eq(column, id) : sql`false`;
}

/** What is typed is sought word by word, in whichever order a line holds them. */
function wordsOf(q: string): readonly string[] {
  return q.split(/\s+/).filter((word) => word !== '');
}

/**
 * What the list shows of a line: its codes and what was written of it; and its unit by gear type and size, with which the id of its
 * row begins: in a code the letters of the assembly part them, so that `K67` stands in no `JRTKAF67`. That id is the first line of
 * what is sought.
 */
function holds(word: string): SQL {
  const { form, productName, typeCode, itemNumber, note, folder, sought } = configurations;
  const told = sql`coalesce(${sought}, configuration_sought(${productName}, ${typeCode}, ${itemNumber}, ${note}, ${folder}, ${form}))`;
  const text = sql`lower(${word}::text)`;
  const afterId = sql`substr(${told}, strpos(${told}, chr(10)))`;
  return sql`strpos(${told}, ${text}) > 0 and (starts_with(${told}, ${text}) or strpos(${afterId}, ${text}) > 0)`;
}
