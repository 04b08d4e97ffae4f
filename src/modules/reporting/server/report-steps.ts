import { eq } from 'drizzle-orm';
import type { RouteContract } from '#kernel/contract.ts';
import type { AuditAction } from '#kernel/declared.ts';
import { organisationKey } from '#modules/accounts/domain/organisation-key.ts';
import { organisations } from '#modules/accounts/server/public.ts';
import { type ReportFacts, reportRoutes, reportStepRoutes } from '#modules/reporting/contract.ts';
import { nameKey, projectKey } from '#modules/reporting/domain/name-key.ts';
import { extendedUntil, protectedUntil } from '#modules/reporting/domain/protection.ts';
import type { ReportEventData } from '#modules/reporting/domain/report-event.ts';
import type { ReportAction } from '#modules/reporting/domain/report-steps.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { RequestContext } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { findDuplicates } from './find-duplicates.ts';
import { openReportOf } from './present-report.ts';
import { recordReport } from './record-event.ts';
import { refusalOf } from './report-abilities.ts';
import { reachOf, type StepContext, stepNow } from './report-command.ts';
import { findReport, lockedReport, type ReportRow, writeReport } from './report-store.ts';
import { customerReports } from './report-tables.ts';

type StepRoute = (typeof reportStepRoutes)[keyof typeof reportStepRoutes];
type Columns = Partial<typeof customerReports.$inferInsert>;

/** What a step makes of a report beside its state. */
interface ReportOutcome {
  readonly changes?: Columns;
  readonly data?: ReportEventData;
}

interface ServedStep<Route extends RouteContract, Ready> {
  readonly audit: AuditAction;
  readonly version?: 'needed' | 'heeded';
  /** What is found out before the report is locked. */
  readonly prepare?: (context: RequestContext<Route>) => Promise<Ready>;
  /** What else must hold; the conditions that an ability tells of come first. */
  readonly guard?: (report: ReportRow, context: RequestContext<Route>, ready: Ready) => void;
  readonly effect: (report: ReportRow, context: RequestContext<Route>) => ReportOutcome;
}

/** None of the routes is public, which TypeScript does not see of a type parameter. */
const known = (context: unknown) => context as StepContext;

/** Serves one step of a report: locked, by person and state, with its effect and what is written down of it, in one transaction. */
function serveReportStep<Route extends StepRoute, Ready = undefined>(
  portal: Portal,
  route: Route & RouteContract,
  action: Exclude<ReportAction, 'expire' | 'win'>,
  { audit, effect, guard, prepare, version = 'heeded' }: ServedStep<Route, Ready>,
): void {
  serveCommand(portal, route as Route, {
    version,
    ...(prepare && { prepare }),
    load: (tx, context: RequestContext<Route>) => {
      const step = known(context);
      return lockedReport(tx, reachOf(step), step.params.id);
    },
    may(report, context, _, ready: Ready) {
      const step = known(context);
      stepNow(report, action, step);
      const refusal = refusalOf(report, action, report.actorId === step.actor.id);
      if (refusal !== null) throw new Failure(refusal);
      guard?.(report, context, ready);
    },
    async change(tx, report, context) {
      const { actor, now } = known(context);
      const { to } = stepNow(report, action, known(context));
      const { changes, data } = effect(report, context);
      if (!(await writeReport(tx, report, { ...changes, state: to }, now))) throw new Failure('version.conflict');
      const happening = { action, from: report.state, to, ...(data && { data }) };
      await recordReport(portal, tx, { ...report, ...named(changes) }, happening, { actor, now });
      return { id: report.id };
    },
    event: ({ id }) => ({ action: audit, object: id }),
    answer: async (tx, { id }, context) => (await openReportOf(tx, id, known(context))) as never,
  });
}

/** What a report is called after a change. */
function named({ company, project }: Columns = {}): { company?: string; project?: string } {
  return { ...(company !== undefined && { company }), ...(project !== undefined && { project }) };
}

/** Serves the reporting and all that people do with a report. */
export function registerReportSteps(portal: Portal): void {
  serveCommand(portal, reportRoutes.report, {
    async change(tx, _, context) {
      const { actor, body, now } = context;
      const { organisationId: asked, ...facts } = body;
      const organisationId = await reportedFor(tx, asked, context);
      const by = { actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
      const [report] = await tx
        .insert(customerReports)
        .values({
          ...{ id: portal.newId(), organisationId, ...by, ...columnsOf(facts) },
          ...{ createdAt: now, updatedAt: now },
        })
        .returning();
      if (report === undefined) throw new Error('the report was not kept');
      await recordReport(portal, tx, report, { action: 'report', from: null, to: 'pending' }, { actor, now });
      return { id: report.id };
    },
    event: ({ id }) => ({ action: 'report.filed', object: id }),
    answer: (tx, { id }, context) => openReportOf(tx, id, context),
  });

  serveReportStep(portal, reportStepRoutes.edit, 'edit', {
    audit: 'report.edited',
    version: 'needed',
    effect: (_, { body: { version: __, ...facts } }) => ({ changes: columnsOf(facts) }),
  });

  serveReportStep(portal, reportStepRoutes.approve, 'approve', {
    audit: 'report.approved',
    prepare: (context) => duplicatesNow(context),
    guard(_, { body }, hash) {
      if (body.duplicatesHash !== hash) throw new Failure('report.duplicates-changed');
    },
    effect(_, { actor, now }) {
      const until = protectedUntil(now);
      return { changes: { protectedUntil: until, decidedBy: actor.id }, data: { until } };
    },
  });

  serveReportStep(portal, reportStepRoutes.refuse, 'refuse', {
    audit: 'report.refused',
    effect: (_, { actor, body: { reason } }) => ({ changes: { decidedBy: actor.id, reason }, data: { reason } }),
  });

  serveReportStep(portal, reportStepRoutes.extend, 'extend', {
    audit: 'report.extended',
    effect(report, { now }) {
      const until = extendedUntil(report.protectedUntil ?? protectedUntil(now));
      return { changes: { protectedUntil: until, isExtended: true }, data: { until } };
    },
  });

  serveReportStep(portal, reportStepRoutes.withdraw, 'withdraw', {
    audit: 'report.withdrawn',
    guard({ state }, { body: { reason } }) {
      if (state === 'approved' && reason === '') throw new Failure('report.reason');
    },
    effect: (_, { body: { reason } }) => ({ changes: { reason }, ...(reason !== '' && { data: { reason } }) }),
  });
}

/** What stands for the duplicates there are at this moment; nothing where there is no such report within reach. */
async function duplicatesNow(context: StepContext): Promise<string | undefined> {
  const report = await findReport(context.db, reachOf(context), context.params.id);
  return report && (await findDuplicates(context.owner, report, context.now)).hash;
}

/** In whose name somebody reports: that of a level-1 customer, or the provider's own where staff name nobody. */
async function reportedFor(
  tx: Db,
  asked: string | undefined,
  { actor, scope }: Pick<StepContext, 'actor' | 'scope'>,
): Promise<string> {
  if (asked !== undefined && !scope.serviced.includes(asked)) throw new Failure('access.refused');
  const organisationId = asked ?? actor.onBehalfOf ?? actor.organisationId;
  const { id, kind } = organisations;
  const [organisation] = await tx.select({ kind }).from(organisations).where(eq(id, organisationId));
  if (organisation?.kind === 'customer-lv2') throw new Failure('report.only-level-1');
  return organisationId;
}

/** What is kept of what was told, with what it is compared by. */
function columnsOf(facts: ReportFacts) {
  const { company, country, creditCode, project } = facts;
  return {
    ...facts,
    companyKey: organisationKey({ creditCode, country }),
    ...{ nameKey: nameKey(company), projectKey: projectKey(project) },
  };
}
