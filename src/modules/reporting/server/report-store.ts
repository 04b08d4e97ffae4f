import { and, asc, desc, eq, getTableColumns, gte, ilike, inArray, lt, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '#kernel/actor.ts';
import { isUuid } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { serialIn } from '#modules/quotes/domain/quote-number.ts';
import type { ReportState } from '#modules/reporting/domain/report-steps.ts';
import { holding } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';
import { customerReports, reportEvents } from './report-tables.ts';

const reporters = alias(users, 'reporters');
const deciders = alias(users, 'deciders');
const doers = alias(users, 'doers');

/** A report with the names of those it concerns. */
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];
export type ReportEventRow = Awaited<ReturnType<typeof eventsOfReport>>[number];

/** Whose reports are meant, and whose eyes see them. */
export interface ReportReach {
  readonly readable: Scope['readable'];
  readonly actor: Pick<Actor, 'id' | 'role' | 'organisationId' | 'rights'>;
}

/** Which page of the list is asked for. */
export interface ReportPage {
  readonly state: ReportState | undefined;
  readonly reporterId: string | undefined;
  readonly q: string;
  readonly after: string | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** Reports within reach, the last made first, after an id. */
export function listReports(db: Db, reach: ReportReach, { after, limit, now, q, reporterId, state }: ReportPage) {
  return rowsOf(db)
    .where(
      and(
        isInReach(reach),
        state === undefined ? undefined : isShownAs(state, now),
        reporterId === undefined ? undefined : eq(customerReports.actorId, reporterId),
        q === '' ? undefined : holds(q),
        after === undefined ? undefined : lt(customerReports.id, after),
      ),
    )
    .orderBy(desc(customerReports.id))
    .limit(limit);
}

/** One report within reach; one outside of it is as absent as one that does not exist. */
export async function findReport(db: Db, reach: ReportReach, id: string): Promise<ReportRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await rowsOf(db).where(and(eq(customerReports.id, id), isInReach(reach)));
  return found;
}

/** The same, while whoever else does something with it waits. */
export async function lockedReport(tx: Db, reach: ReportReach, id: string): Promise<ReportRow | undefined> {
  if (!isUuid(id)) return undefined;
  await tx
    .select({ id: customerReports.id })
    .from(customerReports)
    .where(and(eq(customerReports.id, id), isInReach(reach)))
    .for('update');
  return findReport(tx, reach, id);
}

/** Writes over exactly the version that was read. */
export async function writeReport(
  tx: Db,
  { id, version }: Pick<ReportRow, 'id' | 'version'>,
  changes: Partial<typeof customerReports.$inferInsert>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(customerReports)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(and(eq(customerReports.id, id), eq(customerReports.version, version)));
  return rowCount === 1;
}

/** What became of a report, the first first. */
export function eventsOfReport(db: Db, reportId: string) {
  const { action, actorId, createdAt, data, from, onBehalfOf, seq, to } = reportEvents;
  return db
    .select({ action, from, to, data, createdAt, onBehalfOf, actorName: doers.username })
    .from(reportEvents)
    .leftJoin(doers, eq(doers.id, actorId))
    .where(eq(reportEvents.reportId, reportId))
    .orderBy(asc(seq));
}

/**
 * Within the scope; of what the provider's people report in its own name only their own, unless somebody decides: it tells of business
 * that a colleague does not do.
 */
function isInReach({ actor, readable }: ReportReach): SQL | undefined {
  const { actorId, organisationId } = customerReports;
  const isColleague = actor.role === 'staff' && !actor.rights.includes('reports.decide');
  const isSeen = isColleague ? or(ne(organisationId, actor.organisationId), eq(actorId, actor.id)) : undefined;
  return and(isWithin(organisationId, readable), isSeen);
}

/** What has expired is shown so before that is written down. */
function isShownAs(state: ReportState, now: Date): SQL | undefined {
  const today = providerDay(now);
  const { protectedUntil, state: written } = customerReports;
  if (state === 'approved') return and(eq(written, 'approved'), gte(protectedUntil, today));
  if (state === 'expired') return or(eq(written, 'expired'), and(eq(written, 'approved'), lt(protectedUntil, today)));
  return eq(written, state);
}

function holds(q: string): SQL | undefined {
  const { company, creditCode, project, serial } = customerReports;
  const number = serialIn(q, 'report');
  const texts = [company, project, creditCode].map((column) => ilike(column, holding(q)));
  return or(...texts, number === undefined ? undefined : inArray(serial, [number]));
}

function rowsOf(db: Db) {
  return db
    .select({
      ...getTableColumns(customerReports),
      customerName: organisations.name,
      reporterName: reporters.username,
      deciderName: deciders.username,
    })
    .from(customerReports)
    .innerJoin(organisations, eq(organisations.id, customerReports.organisationId))
    .innerJoin(reporters, eq(reporters.id, customerReports.actorId))
    .leftJoin(deciders, eq(deciders.id, customerReports.decidedBy))
    .$dynamic();
}
