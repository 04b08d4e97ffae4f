import type { Actor } from '#kernel/actor.ts';
import type { ReportEventAction, ReportEventData } from '#modules/reporting/domain/report-event.ts';
import type { ReportState } from '#modules/reporting/domain/report-steps.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { mailReport } from './mails/mail-report.ts';
import { reportEvents } from './report-tables.ts';

/** Who did something, and when; null where the portal did it by itself. */
export interface Doing {
  readonly actor: Actor | null;
  readonly now: Date;
}

/** What of a report its history and its mails need. */
export interface EventfulReport {
  readonly id: string;
  readonly organisationId: string;
  /** Who reported it. */
  readonly actorId: string;
  readonly serial: number;
  readonly createdAt: Date;
  readonly company: string;
  readonly project: string;
}

/** What is written into the history of a report. */
export interface ReportHappening {
  readonly action: ReportEventAction;
  readonly from: ReportState | null;
  readonly to: ReportState;
  readonly data?: ReportEventData;
}

/** Writes into the history of a report and tells by mail whom it concerns, in the transaction of what it tells of. */
export async function recordReport(
  portal: Portal,
  tx: Db,
  report: EventfulReport,
  happening: ReportHappening,
  doing: Doing,
): Promise<void> {
  const { action, data = {}, from, to } = happening;
  const { actor, now } = doing;
  await tx.insert(reportEvents).values({
    ...{ id: portal.newId(), reportId: report.id, organisationId: report.organisationId },
    ...{ actorId: actor?.id ?? null, onBehalfOf: actor?.onBehalfOf ?? null },
    ...{ action, from, to, data, createdAt: now },
  });
  await mailReport(portal, tx, report, happening, doing);
}
