import type { Actor } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import type { AuditAction } from '#kernel/declared.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { type Side, sideOf } from '#kernel/side.ts';
import type { QuoteEventAction, QuoteEventData } from '#modules/quotes/domain/quote-body.ts';
import {
  maySide,
  type QuoteAction,
  type QuoteState,
  type QuoteStep,
  stepOf,
} from '#modules/quotes/domain/quote-steps.ts';
import { QUOTE_STATE_WORDS } from '#modules/quotes/domain/quote-words.ts';
import { shownState, viewOf } from '#modules/quotes/domain/shown-state.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { RequestContext } from '#server/serve.ts';
import { findQuote, linesOf, lockQuote, type QuoteLineRow, type QuoteRow } from './quote-store.ts';
import { quoteEvents } from './quote-tables.ts';

/** A quote that is about to be changed, with its lines. */
export interface LoadedQuote extends QuoteRow {
  readonly lines: readonly QuoteLineRow[];
}

/** What every step knows of its request. */
export type StepContext = Pick<RequestContext<RouteContract>, 'db' | 'locale' | 'now' | 'scope'> & {
  readonly actor: Actor;
};

/** The same of a route among several: none of them is public, which TypeScript does not see of a type parameter. */
export function known<Context>(context: Context): StepContext & { readonly params: { readonly id: string } } {
  return context as StepContext & { readonly params: { readonly id: string } };
}

/** The quote that is meant, within reach; whoever else does something with it waits. */
export async function lockedQuote(
  tx: Db,
  { actor, params, scope }: Pick<StepContext, 'actor' | 'scope'> & { readonly params: { readonly id: string } },
): Promise<LoadedQuote | undefined> {
  const reach = { readable: scope.readable, view: viewOf(actor) };
  await lockQuote(tx, reach, params.id);
  const row = await findQuote(tx, reach, params.id);
  return row && { ...row, lines: await linesOf(tx, row.id) };
}

/** Which side of a quote somebody stands on; whoever stands on none only reads. */
export function sideOn(
  { organisationId }: Pick<QuoteRow, 'organisationId'>,
  { actor, scope }: Pick<StepContext, 'actor' | 'scope'>,
): Exclude<Side, 'none'> {
  const side = sideOf(actor, scope, organisationId);
  if (side === 'none') throw new Failure('access.refused');
  return side;
}

/** The step an action is now, refused where the state or the side is not its own. */
export function stepNow(
  quote: QuoteRow,
  action: QuoteAction,
  context: Pick<StepContext, 'actor' | 'locale' | 'now' | 'scope'>,
): QuoteStep {
  const side = sideOn(quote, context);
  const state = shownState(quote, context.now);
  const step = stepOf(state, action);
  if (step === undefined) throw refusedIn(quote, state, action, context.locale);
  if (!maySide(step, side, quote.maker)) throw new Failure('access.refused');
  return step;
}

/** That a quote stands elsewhere; of an answer to an expired offer, when it expired. */
export function refusedIn(quote: QuoteRow, state: QuoteState, action: string, locale: Locale): Failure {
  const date = quote.offer?.validUntil;
  const isAnswer = action === 'accept' || action === 'counter' || action === 'decline';
  if (state === 'expired' && isAnswer && date) return new Failure('quote.expired', { date, zone: quote.timeZone });
  return new Failure('quote.wrong-state', { state: textIn(QUOTE_STATE_WORDS[state], locale) });
}

/** What is written into the history of a quote. */
export interface QuoteHappening {
  readonly action: QuoteEventAction;
  readonly from: QuoteState | null;
  readonly to: QuoteState;
  readonly data?: QuoteEventData;
  readonly isInternal?: boolean;
}

/** Writes into the history of a quote, in the transaction of what it tells of. */
export async function recordHappening(
  portal: Portal,
  tx: Db,
  quote: Pick<QuoteRow, 'id' | 'organisationId'>,
  { isInternal = false, data = {}, ...happening }: QuoteHappening,
  { actor, now }: { readonly actor: Actor | null; readonly now: Date },
): Promise<void> {
  const { id: quoteId, organisationId } = quote;
  const by = { actorId: actor?.id ?? null, onBehalfOf: actor?.onBehalfOf ?? null };
  const event = { id: portal.newId(), quoteId, organisationId, ...by, ...happening, data, isInternal, createdAt: now };
  await tx.insert(quoteEvents).values(event);
}

/** What the customer is not told of. */
export const INTERNAL_ACTIONS: readonly QuoteEventAction[] = ['take', 'give-to', 'price'];

/** By what the audit log calls each. */
export const QUOTE_AUDIT = {
  create: { action: 'quote.created' },
  edit: { action: 'quote.edited' },
  delete: { action: 'quote.deleted' },
  request: { action: 'quote.requested' },
  take: { action: 'quote.taken' },
  'give-to': { action: 'quote.given' },
  price: { action: 'quote.priced' },
  offer: { action: 'quote.offered' },
  recall: { action: 'quote.recalled' },
  reject: { action: 'quote.rejected' },
  counter: { action: 'quote.countered' },
  accept: { action: 'quote.accepted' },
  decline: { action: 'quote.declined' },
  'ask-again': { action: 'quote.asked-again' },
  withdraw: { action: 'quote.withdrawn' },
  convert: { action: 'quote.ordered' },
  reopen: { action: 'quote.reopened' },
  message: { action: 'quote.message-sent' },
  copy: { action: 'quote.copied' },
  'ask-approval': { action: 'quote.approval-asked' },
  approve: { action: 'quote.approved' },
  'refuse-approval': { action: 'quote.approval-refused' },
  'call-back-approval': { action: 'quote.approval-called-back' },
} as const satisfies Partial<Record<QuoteEventAction, { readonly action: AuditAction }>>;
