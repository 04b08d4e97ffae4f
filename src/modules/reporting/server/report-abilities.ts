import { shownState } from '#modules/reporting/domain/protection.ts';
import { mayDo, REPORT_ACTIONS, type ReportAction, stepOf } from '#modules/reporting/domain/report-steps.ts';
import { type ReportReader, standingOf } from './report-command.ts';
import type { ReportRow } from './report-store.ts';

/** What somebody may do with a report now, and why not where only a condition stands against it. */
export interface ReportAbility {
  readonly action: string;
  readonly refusal: string | null;
}

/** What state, side and rights allow, each with the refusal it would meet. */
export function reportAbilities(report: ReportRow, reader: ReportReader): ReportAbility[] {
  const state = shownState(report, reader.now);
  const standing = standingOf(report, reader);
  const steps = REPORT_ACTIONS.flatMap((action) => {
    const step = stepOf(state, action);
    if (step === undefined || !mayDo(step, standing)) return [];
    return [{ action, refusal: refusalOf(report, action, standing.isReporter) }];
  });
  const isNamed = state === 'approved' && standing.side !== 'none';
  return isNamed ? [...steps, { action: 'name-quote', refusal: null }] : steps;
}

/** The condition that stands against a step, whatever is sent with it. */
export function refusalOf(
  { isExtended }: Pick<ReportRow, 'isExtended'>,
  action: ReportAction,
  isReporter: boolean,
): 'report.own-decision' | 'report.extended' | null {
  if (isReporter && (action === 'approve' || action === 'refuse')) return 'report.own-decision';
  return action === 'extend' && isExtended ? 'report.extended' : null;
}
