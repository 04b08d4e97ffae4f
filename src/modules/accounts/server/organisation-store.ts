import { aliasedTable, and, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { isUuid } from '#kernel/ids.ts';
import type { OrganisationDto } from '#modules/accounts/contract.ts';
import type { OrganisationKind } from '#modules/accounts/domain/organisation-kind.ts';
import { holding } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';
import { organisations } from './account-tables.ts';

/** How many organisations a list to choose from offers; a search finds the others. */
const MAX_OFFERED = 50;

const parents = aliasedTable(organisations, 'parents');

/** The organisations of a kind that match a text, the newest first. */
export function findOrganisations(
  db: Db,
  { kind, q }: { kind: OrganisationKind; q: string },
): Promise<OrganisationDto[]> {
  return db
    .select({
      id: organisations.id,
      name: organisations.name,
      kind: organisations.kind,
      parentName: parents.name,
    })
    .from(organisations)
    .leftJoin(parents, eq(parents.id, organisations.parentId))
    .where(and(eq(organisations.kind, kind), organisationMatches(q)))
    .orderBy(desc(organisations.id))
    .limit(MAX_OFFERED);
}

/** One organisation by its id. */
export async function findOrganisation(
  db: Db,
  id: string,
): Promise<{ id: string; kind: OrganisationKind } | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ id: organisations.id, kind: organisations.kind })
    .from(organisations)
    .where(eq(organisations.id, id));
  return found;
}

/** The condition that the name or credit code of an organisation holds a text; of none, that it holds anything. */
export function organisationMatches(
  q: string,
  table: Pick<typeof organisations, 'name' | 'creditCode'> = organisations,
): SQL | undefined {
  if (q === '') return undefined;
  const pattern = holding(q);
  return or(ilike(table.name, pattern), ilike(table.creditCode, pattern));
}
