import { and, asc, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { addDays } from '#modules/quotes/domain/validity.ts';
import { pathOfReport, REPORT_PATHS } from '#modules/reporting/domain/paths.ts';
import { REPORT_TODO_WORDS } from '#modules/reporting/domain/todo-words.ts';
import type { Db } from '#server/database.ts';
import { MOST_TODOS, type Todo, type TodoAsker, type TodoSource } from '#server/todo.ts';
import { customerReports } from './report-tables.ts';

/** So many days before its end a protection is told of. */
const ENDING_DAYS = 14;

/** What there is to do with reports (commerce §9): those somebody may decide, and one's own whose protection ends soon. */
export const REPORT_TODO: readonly TodoSource[] = [
  {
    ...{ id: 'reports.decide', order: 55, name: REPORT_TODO_WORDS.decide, access: 'reports.decide', waits: true },
    all: `${REPORT_PATHS.list}?state=pending`,
    find: pendingReports,
  },
  {
    ...{ id: 'reports.ending', order: 92, name: REPORT_TODO_WORDS.ending, access: 'reports.write', waits: false },
    find: endingReports,
  },
];

const told = {
  id: customerReports.id,
  serial: customerReports.serial,
  createdAt: customerReports.createdAt,
  company: customerReports.company,
  project: customerReports.project,
  protectedUntil: customerReports.protectedUntil,
};
type Told = Pick<typeof customerReports.$inferSelect, keyof typeof told>;

/** What waits for somebody with the right to decide, on the provider's side; nobody decides what they reported themselves. */
async function pendingReports(db: Db, { actor, scope: { serviced } }: TodoAsker): Promise<Todo[]> {
  if (!actor.rights.includes('reports.decide') || actor.onBehalfOf !== undefined) return [];
  const { actorId, id, organisationId, state } = customerReports;
  const reach = [...serviced, actor.organisationId];
  const rows = await db
    .select(told)
    .from(customerReports)
    .where(and(inArray(organisationId, reach), eq(state, 'pending'), ne(actorId, actor.id)))
    .orderBy(asc(id))
    .limit(MOST_TODOS);
  return rows.map((row) => ({ ...todoOf(row), since: row.createdAt }));
}

async function endingReports(db: Db, { actor, now }: TodoAsker): Promise<Todo[]> {
  const { actorId, id, protectedUntil, state } = customerReports;
  const today = providerDay(now);
  const isEnding = and(gte(protectedUntil, today), lte(protectedUntil, addDays(today, ENDING_DAYS)));
  const rows = await db
    .select(told)
    .from(customerReports)
    .where(and(eq(actorId, actor.id), eq(state, 'approved'), isEnding))
    .orderBy(asc(protectedUntil), asc(id))
    .limit(MOST_TODOS);
  return rows.map((row) => ({ ...todoOf(row), until: row.protectedUntil ?? undefined }));
}

function todoOf({ company, createdAt, id, project, serial }: Told): Todo {
  return {
    ...{ id, path: pathOfReport(id), detail: `${company} · ${project}` },
    title: paperNumber('report', serial, createdAt),
  };
}
