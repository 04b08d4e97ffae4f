import type { Actor } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { Side } from '#kernel/side.ts';
import { shownState } from '#modules/reporting/domain/protection.ts';
import { reportSideOf } from '#modules/reporting/domain/report-side.ts';
import {
  mayDo,
  type ReportAction,
  type ReportStanding,
  type ReportState,
  type ReportStep,
  stepOf,
} from '#modules/reporting/domain/report-steps.ts';
import { REPORT_STATE_WORDS } from '#modules/reporting/domain/report-words.ts';
import { Failure } from '#server/failures.ts';
import type { RequestContext } from '#server/serve.ts';
import type { ReportReach, ReportRow } from './report-store.ts';

/** What every step knows of its request. */
export type StepContext = Pick<RequestContext<RouteContract>, 'db' | 'locale' | 'now' | 'owner' | 'scope'> & {
  readonly actor: Actor;
  readonly params: { readonly id: string };
};

/** Who reads reports, and when. */
export type ReportReader = Pick<StepContext, 'actor' | 'now' | 'scope'>;

/** What somebody reaches of reports. */
export function reachOf({ actor, scope }: Pick<ReportReader, 'actor' | 'scope'>): ReportReach {
  return { actor, readable: scope.readable };
}

/** Where somebody stands to a report. */
export function standingOf(
  { actorId, organisationId }: Pick<ReportRow, 'actorId' | 'organisationId'>,
  { actor, scope }: Pick<ReportReader, 'actor' | 'scope'>,
): ReportStanding & { readonly side: Side } {
  const side = reportSideOf(actor, scope, organisationId);
  return { side, isReporter: actorId === actor.id, rights: actor.rights };
}

/** The step that an action is now; refused where the person or the state stands against it. */
export function stepNow(report: ReportRow, action: ReportAction, context: StepContext): ReportStep {
  const state = shownState(report, context.now);
  const standing = standingOf(report, context);
  if (standing.side === 'none') throw new Failure('access.refused');
  const step = stepOf(state, action);
  // Who may never do it is not told where it stands.
  if (!(step === undefined ? mayEver(action, standing) : mayDo(step, standing))) throw new Failure('access.refused');
  if (step === undefined) throw wrongState(state, context.locale);
  return step;
}

/** Whether somebody may do a step in any state at all. */
function mayEver(action: ReportAction, standing: ReportStanding): boolean {
  return (['pending', 'approved'] as const).some((state) => {
    const step = stepOf(state, action);
    return step !== undefined && mayDo(step, standing);
  });
}

/** The refusal of what cannot be done with a report in its state. */
export function wrongState(state: ReportState, locale: Locale): Failure {
  return new Failure('report.wrong-state', { state: textIn(REPORT_STATE_WORDS[state], locale) });
}
