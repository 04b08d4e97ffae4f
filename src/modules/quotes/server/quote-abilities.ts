import type { Actor } from '#kernel/actor.ts';
import type { Scope } from '#kernel/scope.ts';
import { sideOf } from '#kernel/side.ts';
import { APPROVAL_STEPS } from '#modules/quotes/domain/approval-steps.ts';
import {
  maySide,
  QUOTE_ACTIONS,
  type QuoteAction,
  type QuoteState,
  stepOf,
} from '#modules/quotes/domain/quote-steps.ts';
import { shownState } from '#modules/quotes/domain/shown-state.ts';
import { isOwnWork, type OfferJudgement } from './judge-offer.ts';
import type { QuoteRow } from './quote-store.ts';

/** What somebody may do with a quote now, and why not where only a condition stands against it. */
export interface QuoteAbility {
  readonly action: string;
  readonly refusal: string | null;
}

/** What state and side allow, each with the refusal it would meet. */
export function quoteAbilities(
  quote: QuoteRow,
  { actor, scope }: { readonly actor: Actor; readonly scope: Scope },
  judgement: OfferJudgement | undefined,
  now: Date,
): QuoteAbility[] {
  const side = sideOf(actor, scope, quote.organisationId);
  const state = shownState(quote, now);
  const steps = QUOTE_ACTIONS.flatMap((action) => {
    const step = stepOf(state, action);
    if (step === undefined || !maySide(step, side, quote.maker) || isNeedless(action, state)) return [];
    return [{ action, refusal: action === 'offer' ? refusalOfOffer(judgement) : null }];
  });
  const isOfferable = steps.some(({ action }) => action === 'offer');
  return [...steps, ...(isOfferable && judgement !== undefined ? approvalAbilities(judgement, actor) : [])];
}

/** What was never sent is deleted: there is nobody from whom it could be withdrawn. */
function isNeedless(action: QuoteAction, state: QuoteState): boolean {
  return action === 'withdraw' && state === 'draft';
}

function refusalOfOffer(judgement: OfferJudgement | undefined): string | null {
  if (judgement?.fault !== undefined) return judgement.fault.code;
  const isMissing = judgement !== undefined && judgement.reasons.length > 0 && judgement.standing !== 'approved';
  return isMissing ? 'quote.needs-approval' : null;
}

function approvalAbilities(judgement: OfferJudgement, actor: Actor): QuoteAbility[] {
  const { approval, fault, reasons, standing, working } = judgement;
  const isAsker = approval?.requestedBy === actor.id;
  const decided = actor.rights.includes('quotes.approve') && APPROVAL_STEPS.may(standing, 'approve');
  const refusal = isOwnWork(judgement, actor) ? 'quote.own-approval' : null;
  return [
    ...(working !== undefined && reasons.length > 0 && APPROVAL_STEPS.may(standing, 'ask')
      ? [{ action: 'ask-approval', refusal: fault?.code ?? null }]
      : []),
    ...(decided ? ['approve', 'refuse-approval'].map((action) => ({ action, refusal })) : []),
    ...(isAsker && APPROVAL_STEPS.may(standing, 'call-back') ? [{ action: 'call-back-approval', refusal: null }] : []),
  ];
}
