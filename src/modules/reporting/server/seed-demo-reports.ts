import { eq } from 'drizzle-orm';
import { LINES } from '#lines/index.ts';
import { users } from '#modules/accounts/server/public.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { addDays } from '#modules/quotes/domain/validity.ts';
import { nameKey, projectKey } from '#modules/reporting/domain/name-key.ts';
import type { ReportState } from '#modules/reporting/domain/report-steps.ts';
import type { Db } from '#server/database.ts';
import { customerReports, reportEvents } from './report-tables.ts';

interface DemoReport {
  readonly company: string;
  readonly project: string;
  readonly area: string;
  readonly quantity: number;
  readonly state: ReportState;
  /** How many days of protection are left. */
  readonly left?: number;
  readonly reason?: string;
}

/** The reports of the demo: invented companies, marked as such wherever they are shown. */
const REPORTS: readonly DemoReport[] = [
  {
    company: '示例矿山设备有限公司',
    project: '主井皮带机改造',
    area: '山西 大同',
    quantity: 24,
    state: 'approved',
    left: 120,
  },
  {
    company: '示例水处理工程有限公司',
    project: '二期搅拌器',
    area: '江苏 无锡',
    quantity: 16,
    state: 'approved',
    left: 9,
  },
  {
    ...{ company: '示例食品机械有限公司', project: '罐装线输送', area: '广东 佛山', quantity: 40, state: 'refused' },
    reason: '该项目已由其他合作伙伴跟进',
  },
  { company: '示例仓储物流有限公司', project: '立体库输送线', area: '浙江 湖州', quantity: 60, state: 'pending' },
];

/** Adds reports of the level-1 customer of the demo, as long as there is none. */
export async function seedDemoReports(db: Db, { newId, now }: { newId: () => string; now: Date }): Promise<void> {
  if ((await db.$count(customerReports)) > 0) return;
  const [reporter, decider] = [await accountOf(db, 'lv1-demo'), await accountOf(db, 'sales2-demo')];
  if (reporter === undefined || decider === undefined) return;
  for (const report of REPORTS) await addReport(db, report, { newId, now, reporter, decider });
}

interface Demo {
  readonly newId: () => string;
  readonly now: Date;
  readonly reporter: { readonly id: string; readonly organisationId: string };
  readonly decider: { readonly id: string };
}

async function addReport(db: Db, report: DemoReport, { decider, newId, now, reporter }: Demo): Promise<void> {
  const { company, left, project, reason = '', state, ...facts } = report;
  const { id: actorId, organisationId } = reporter;
  const id = newId();
  const protectedUntil = left === undefined ? null : addDays(providerDay(now), left);
  await db.insert(customerReports).values({
    ...{ id, organisationId, actorId, ...facts, company, project, state, reason, protectedUntil },
    ...{ country: 'CN', nameKey: nameKey(company), projectKey: projectKey(project) },
    productLines: LINES.slice(0, 1).map(({ code }) => code),
    decidedBy: state === 'pending' ? null : decider.id,
    ...{ isDemo: true, createdAt: now, updatedAt: now },
  });
  const event = { reportId: id, organisationId, createdAt: now };
  const reported = { action: 'report', from: null, to: 'pending', data: {} } as const;
  await db.insert(reportEvents).values({ ...event, id: newId(), actorId, ...reported });
  if (state === 'pending') return;
  const data = protectedUntil === null ? { reason } : { until: protectedUntil };
  const decided = { action: protectedUntil === null ? 'refuse' : 'approve', from: 'pending', to: state, data } as const;
  await db.insert(reportEvents).values({ ...event, id: newId(), actorId: decider.id, ...decided });
}

async function accountOf(db: Db, username: string) {
  const { id, organisationId } = users;
  const [found] = await db.select({ id, organisationId }).from(users).where(eq(users.username, username));
  return found;
}
