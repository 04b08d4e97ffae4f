import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import type { DuplicateDto } from '#modules/reporting/contract.ts';
import { type ComparedReport, sameAsCustomer, sameAsReport } from '#modules/reporting/domain/duplicates.ts';
import { nameKey } from '#modules/reporting/domain/name-key.ts';
import { shownState } from '#modules/reporting/domain/protection.ts';
import type { Db } from '#server/database.ts';
import { customerReports } from './report-tables.ts';

/** What was found, and what stands for having looked at it. */
export interface FoundDuplicates {
  readonly rows: readonly (Omit<DuplicateDto, 'report'> & {
    readonly report: Omit<NonNullable<DuplicateDto['report']>, 'isWithinReach'> | null;
  })[];
  readonly hash: string;
}

/**
 * Of whom else the same is known, among reports that are pending or protected and among customers (commerce §4). It looks beyond every
 * reach: what it finds is for those alone who decide, and it is sought when they look, never when somebody reports.
 */
export async function findDuplicates(
  owner: Db,
  report: ComparedReport & { readonly id: string },
  now: Date,
): Promise<FoundDuplicates> {
  const rows = [...(await sameReports(owner, report, now)), ...(await sameCustomers(owner, report))];
  const seen = rows.map(({ id, ground, state }) => [id, ground, state]);
  const hash = createHash('sha256').update(JSON.stringify(seen)).digest('hex');
  return { rows: rows.map(({ id: _, state: __, ...row }) => row), hash };
}

async function sameReports(owner: Db, report: ComparedReport & { readonly id: string }, now: Date) {
  const { actorId, companyKey, id, nameKey: name, organisationId, projectKey: project, state } = customerReports;
  const isSame = or(
    report.companyKey === null ? undefined : eq(companyKey, report.companyKey),
    and(eq(name, report.nameKey), eq(project, report.projectKey)),
  );
  const found = await owner
    .select({ report: customerReports, customerName: organisations.name, reporterName: users.username })
    .from(customerReports)
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .innerJoin(users, eq(users.id, actorId))
    .where(and(isSame, ne(id, report.id), inArray(state, ['pending', 'approved'])))
    .orderBy(asc(id));
  return found.flatMap(({ customerName, report: other, reporterName }) => {
    const ground = sameAsReport(report, other);
    const shown = shownState(other, now);
    if (ground === undefined || shown === 'expired') return [];
    const number = paperNumber('report', other.serial, other.createdAt);
    const told = { id: other.id, number, state: shown, project: other.project, customerName, reporterName };
    const { company, creditCode } = other;
    return [{ id: other.id, state: shown, kind: 'report' as const, ground, company, creditCode, report: told }];
  });
}

/** Customers are compared by the key of their names, which no column holds: there are not so many of them. */
async function sameCustomers(owner: Db, report: ComparedReport) {
  const { creditCode, id, kind, name } = organisations;
  const customers = await owner
    .select({ id, name, creditCode })
    .from(organisations)
    .where(inArray(kind, ['customer-lv1', 'customer-lv2']))
    .orderBy(asc(id));
  return customers.flatMap((customer) => {
    const compared = { companyKey: customer.creditCode, nameKey: nameKey(customer.name) };
    const ground = sameAsCustomer(report, compared);
    if (ground === undefined) return [];
    const told = { company: customer.name, creditCode: customer.creditCode ?? '', report: null };
    return [{ id: customer.id, state: null, kind: 'customer' as const, ground, ...told }];
  });
}
