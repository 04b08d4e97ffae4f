import { and, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import { type Locale, textIn } from '#kernel/locale.ts';
import {
  holdersOf,
  isWorkingAccount,
  isWorkingAdministrator,
  organisations,
  users,
} from '#modules/accounts/server/public.ts';
import { staffOfCustomer } from '#modules/customers/server/public.ts';
import { queueAnyMail } from '#modules/mail/server/public.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { willingPeople } from '#modules/quotes/server/public.ts';
import { pathOfReport } from '#modules/reporting/domain/paths.ts';
import type { ReportMailName } from '#modules/reporting/domain/report-mails.ts';
import { REPORT_STATE_WORDS } from '#modules/reporting/domain/report-words.ts';
import type { Doing, EventfulReport, ReportHappening } from '#modules/reporting/server/record-event.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { addressOfPortal } from '#server/process/portal-address.ts';

interface Recipient {
  readonly email: string;
  readonly locale: Locale;
}

/** Which mail tells of what; what does not stand here is told to nobody. */
const TEMPLATES: Partial<Record<ReportHappening['action'], ReportMailName>> = {
  report: 'report-filed',
  approve: 'report-decided',
  refuse: 'report-decided',
  extend: 'report-extended',
  expire: 'report-expired',
};

const PROTECTED = { zh: '保护至', en: 'Protected until' } as const;

/** Tells of what happened to a report: those who decide that it waits for them, whoever reported it what became of it. */
export async function mailReport(
  portal: Portal,
  tx: Db,
  report: EventfulReport,
  happening: ReportHappening,
  { actor, now }: Doing,
): Promise<void> {
  const template = TEMPLATES[happening.action];
  if (template === undefined) return;
  const people =
    template === 'report-filed'
      ? await decidersOf(portal, tx, report)
      : await willingPeople(tx, portal.settings, eq(users.id, report.actorId));
  const about = {
    report: paperNumber('report', report.serial, report.createdAt),
    ...{ company: report.company, project: report.project },
    link: `${addressOfPortal(portal)}${pathOfReport(report.id)}`,
  };
  for (const { email: recipient, locale } of people) {
    const values = { ...about, ...tellingOf(template, happening, { who: actor?.username ?? '', locale }) };
    await queueAnyMail(tx, { id: portal.newId(), template, recipient, locale, now, values });
  }
}

/** What a mail says beside what it is about. */
function tellingOf(
  template: ReportMailName,
  { data = {}, to }: ReportHappening,
  { locale, who }: { readonly locale: Locale; readonly who: string },
): Readonly<Record<string, string>> {
  const { reason = '', until = '' } = data;
  if (template === 'report-filed') return { who };
  if (template !== 'report-decided') return { until };
  const decision = textIn(REPORT_STATE_WORDS[to], locale);
  return { decision, details: to === 'approved' ? `${textIn(PROTECTED, locale)} ${until}` : reason };
}

/** Those who may decide a report somebody else made; where there is nobody, the administrators, who can give the right. */
async function decidersOf({ settings }: Portal, tx: Db, report: EventfulReport): Promise<readonly Recipient[]> {
  const assigned = await staffOfCustomer(tx, report.organisationId);
  const [organisation] = await tx
    .select({ kind: organisations.kind })
    .from(organisations)
    .where(eq(organisations.id, report.organisationId));
  const isOfHouse = organisation?.kind === 'provider';
  const deciders = await peopleWhere(
    tx,
    and(
      isWorkingAccount(settings),
      eq(users.role, 'staff'),
      inArray(users.id, holdersOf(tx, 'reports.decide')),
      isOfHouse ? eq(users.organisationId, report.organisationId) : inArray(users.id, assigned),
      ne(users.id, report.actorId),
    ),
  );
  return deciders.length > 0 ? deciders : peopleWhere(tx, isWorkingAdministrator(settings));
}

async function peopleWhere(tx: Db, condition: SQL | undefined): Promise<readonly Recipient[]> {
  const { email, id, locale } = users;
  const rows = await tx
    .select({ email, locale })
    .from(users)
    .where(and(isNotNull(email), condition))
    .orderBy(id);
  return rows.flatMap((row) => (row.email === null ? [] : [{ locale: row.locale, email: row.email }]));
}
