import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { PLAIN_STEPS, type PlainStep, REASONED_STEPS, type ReasonedStep } from './quote-calls.ts';

/** What does not stand in the bar of a quote: words are sent below. */
const ELSEWHERE: readonly string[] = ['message'];

/** What a quote waits for, the first of it that can be done. */
const AWAITED = ['approve', 'request', 'accept', 'offer', 'ask-approval', 'ask-again', 'convert', 'price'];

/** A step as it stands in the bar. */
export type OfferedStep = OpenQuoteDto['abilities'][number];

/** The steps of the bar in the order of the server; of the provider's own draft the prices are part of what is edited. */
export function stepsInBar({ abilities, state, view }: OpenQuoteDto): readonly OfferedStep[] {
  const shown = abilities.filter(({ action }) => !ELSEWHERE.includes(action));
  const isPriced = view === 'provider' && state === 'draft' && shown.some(({ action }) => action === 'edit');
  return isPriced ? [{ action: 'price', refusal: null }, ...shown] : shown;
}

/** The step a quote waits for; undefined where it waits for the other side. */
export function nextStep(quote: OpenQuoteDto): string | undefined {
  // An offer that stands waits for the customer, though the provider may send another.
  if (quote.state === 'priced' && quote.view === 'provider') return undefined;
  const open = stepsInBar(quote).filter(({ refusal }) => refusal === null);
  const isOpen = (action: string) => open.some((step) => step.action === action);
  if (quote.view === 'customer') return AWAITED.find(isOpen);
  if (quote.assignedName === null && quote.working === null && isOpen('take')) return 'take';
  const awaited = AWAITED.find(isOpen);
  const approval = quote.working === null ? undefined : quote.approval?.state;
  // Whoever asked, or has no say, waits for the second person; what that one refused is priced anew, not asked for again.
  if (approval === 'pending' && awaited !== 'approve') return undefined;
  return approval === 'refused' && awaited === 'ask-approval' ? 'price' : awaited;
}

export function isPlain(action: string): action is PlainStep {
  return PLAIN_STEPS.some((one) => one === action);
}

export function isReasoned(action: string): action is ReasonedStep {
  return REASONED_STEPS.some((one) => one === action);
}
