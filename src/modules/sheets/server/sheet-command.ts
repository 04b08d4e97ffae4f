import type { Actor } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import { textIn } from '#kernel/locale.ts';
import { sideOf } from '#kernel/side.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import {
  isOpenTo,
  mayDo,
  SHEET_STATES,
  type SheetAction,
  type SheetMaker,
  type SheetStanding,
  type SheetStep,
  stepOf,
} from '#modules/sheets/domain/sheet-steps.ts';
import { SHEET_STATE_WORDS } from '#modules/sheets/domain/sheet-words.ts';
import { Failure } from '#server/failures.ts';
import type { RequestContext } from '#server/serve.ts';
import type { SheetReach, SheetRow } from './sheet-store.ts';

/** What every step knows of its request. */
export type StepContext = Pick<RequestContext<RouteContract>, 'db' | 'locale' | 'now' | 'scope'> & {
  readonly actor: Actor;
  readonly params: { readonly id: string };
};

/** Who reads sheets. */
export type SheetReader = Pick<StepContext, 'actor' | 'scope'>;

/** What somebody reaches of sheets. */
export function reachOf({ actor, scope }: SheetReader): SheetReach {
  return { readable: scope.readable, view: viewOf(actor) };
}

/** Where somebody stands to a sheet. */
export function standingOf(
  { organisationId }: Pick<SheetRow, 'organisationId'>,
  { actor, scope }: SheetReader,
): SheetStanding {
  return { side: sideOf(actor, scope, organisationId), rights: actor.rights };
}

/** The side somebody works on a sheet for; refused where it is none. */
export function sideOn(sheet: Pick<SheetRow, 'organisationId'>, reader: SheetReader): SheetMaker {
  const { side } = standingOf(sheet, reader);
  if (side === 'none') throw new Failure('access.refused');
  return side;
}

/** The step that an action is now; refused where the person, the state or what is in force stands against it. */
export function stepNow(sheet: SheetRow, action: SheetAction, context: StepContext): SheetStep {
  const standing = standingOf(sheet, context);
  const step = stepOf(sheet.state, action);
  // Who may never do it is not told where it stands.
  if (standing.side === 'none' || (step === undefined && !mayEver(action, standing)))
    throw new Failure('access.refused');
  if (step === undefined)
    throw new Failure('sheet.wrong-state', { state: textIn(SHEET_STATE_WORDS[sheet.state], context.locale) });
  if (!mayDo(step, standing, sheet.maker))
    throw new Failure(step.by === 'other' ? 'sheet.own-answer' : 'access.refused');
  if (!isOpenTo(step, sheet)) throw new Failure(action === 'cancel' ? 'sheet.in-force' : 'sheet.none-in-force');
  return step;
}

/** Whether somebody may do a step in any state at all, whoever made the revision. */
function mayEver(action: SheetAction, standing: SheetStanding): boolean {
  return SHEET_STATES.some((state) => {
    const step = stepOf(state, action);
    return step !== undefined && (['C', 'P'] as const).some((maker) => mayDo(step, standing, maker));
  });
}

/** The condition that stands against a step whatever is sent with it: whoever submitted a revision neither confirms nor releases it. */
export function refusalOf(
  { submittedBy }: Pick<SheetRow, 'submittedBy'>,
  { guards }: SheetStep,
  action: SheetAction,
  actorId: string,
): 'sheet.own-answer' | 'sheet.own-release' | null {
  if (!guards.includes('not-the-submitter') || submittedBy !== actorId) return null;
  return action === 'release' ? 'sheet.own-release' : 'sheet.own-answer';
}
