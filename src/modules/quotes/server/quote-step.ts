import type { RouteContract } from '#kernel/contract.ts';
import type { quoteStepRoutes } from '#modules/quotes/contract.ts';
import type { QuoteEventData } from '#modules/quotes/domain/quote-body.ts';
import type { QuoteAction } from '#modules/quotes/domain/quote-steps.ts';
import { shownState } from '#modules/quotes/domain/shown-state.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { RequestContext } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { expireOffer } from './expire-offers.ts';
import { noteStep } from './note-step.ts';
import { openQuoteOf } from './present-quote.ts';
import { INTERNAL_ACTIONS, known, type LoadedQuote, lockedQuote, QUOTE_AUDIT, stepNow } from './quote-command.ts';
import { writeQuote } from './quote-store.ts';
import type { quotes } from './quote-tables.ts';

type StepRoute = (typeof quoteStepRoutes)[keyof typeof quoteStepRoutes];
/** A step that is served by itself; the portal alone lets an offer expire. */
export type ServedAction = Exclude<QuoteAction, 'expire' | 'remind'>;

/** What a step makes of a quote beside its state. */
export interface StepOutcome {
  readonly changes?: Partial<typeof quotes.$inferInsert>;
  readonly data?: QuoteEventData;
  /** Set where the customer is not told. */
  readonly isInternal?: boolean;
  /** Set where words are added and nothing is overwritten: whoever works on the quote goes on. */
  readonly keepsVersion?: true;
  /** The quote that is answered, where it is another. */
  readonly answered?: string;
}

export type StepEffect<Route extends RouteContract> = (
  tx: Db,
  quote: LoadedQuote,
  context: RequestContext<Route>,
) => Promise<StepOutcome>;

/** How a step heeds the version: where somebody else's work could be overwritten it must be given. */
interface StepKind<Route extends RouteContract> {
  readonly version?: 'needed' | 'heeded';
  /** Refuses beyond state and side, before the version is asked. */
  readonly may?: (quote: LoadedQuote, context: RequestContext<Route>, tx: Db) => void | Promise<void>;
}

/** Serves one step of a quote: locked, by state and side, with its effect and what is written down of it, in one transaction. */
export function serveStep<Route extends StepRoute>(
  portal: Portal,
  route: Route & RouteContract,
  action: ServedAction,
  effect: StepEffect<Route>,
  { may, version }: StepKind<Route> = {},
): void {
  serveCommand(portal, route as Route, {
    ...(version && { version }),
    load: (tx, context: RequestContext<Route>) => lockedQuote(tx, known(context)),
    async may(quote, context, tx) {
      stepNow(quote, action, known(context));
      await may?.(quote, context, tx);
    },
    async change(tx, quote, context) {
      const { to } = stepNow(quote, action, known(context));
      if (shownState(quote, context.now) !== quote.state) await expireOffer(portal, tx, quote.id, context.now);
      const { answered, changes, data, keepsVersion, ...outcome } = await effect(tx, quote, context);
      const isInternal = outcome.isInternal ?? INTERNAL_ACTIONS.includes(action);
      if (to === null) return { id: null, no: quote.id };
      const { now } = context;
      if (!keepsVersion && !(await writeQuote(tx, quote, { ...changes, state: to }, { now, isInternal })))
        throw new Failure('version.conflict');
      const happening = {
        ...{ action, to, from: shownState(quote, now) },
        ...(data && { data }),
        isInternal,
      };
      await noteStep(portal, tx, quote, happening, known(context));
      return { id: answered ?? quote.id, no: quote.id };
    },
    event: ({ no }) => ({ ...QUOTE_AUDIT[action], object: no }),
    keep: ({ id }): { readonly id: string | null } => ({ id }),
    answer: async (tx, { id }, context) => (id === null ? null : openQuoteOf(tx, id, known(context))) as never,
  });
}
