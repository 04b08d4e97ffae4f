import type { RouteContract } from '#kernel/contract.ts';
import { sideOf } from '#kernel/side.ts';
import { quoteApprovalRoutes } from '#modules/quotes/contract.ts';
import { APPROVAL_STEPS, type ApprovalState } from '#modules/quotes/domain/approval-steps.ts';
import type { QuoteEventData } from '#modules/quotes/domain/quote-body.ts';
import { maySide, stepOf } from '#modules/quotes/domain/quote-steps.ts';
import { shownState } from '#modules/quotes/domain/shown-state.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { RequestContext } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { decideApproval, insertApproval } from './approval-store.ts';
import { isOwnWork, judgeOffer, type OfferJudgement, refuseFault } from './judge-offer.ts';
import { noteStep } from './note-step.ts';
import { openQuoteOf } from './present-quote.ts';
import { known, type LoadedQuote, lockedQuote, QUOTE_AUDIT, refusedIn } from './quote-command.ts';

type ApprovalRoute = (typeof quoteApprovalRoutes)[keyof typeof quoteApprovalRoutes];
type Action = keyof typeof quoteApprovalRoutes;
/** A quote with the offer that is to be approved, judged. */
type Judged = LoadedQuote & { readonly judgement: OfferJudgement };

/** Serves the asking of a second person, and what that one says. */
export function registerApprovals(portal: Portal): void {
  const { approve } = quoteApprovalRoutes;
  const calledBack = quoteApprovalRoutes['call-back-approval'];
  const refused = quoteApprovalRoutes['refuse-approval'];

  serveApproval(
    portal,
    quoteApprovalRoutes['ask-approval'],
    'ask-approval',
    async (tx, quote, { actor, body, now }) => {
      const { fault, reasons, standing, working } = quote.judgement;
      if (working === undefined || working.hash !== body.hash) throw new Failure('quote.wrong-approval');
      refuseFault(fault);
      if (reasons.length === 0) throw new Failure('quote.nothing-to-approve');
      if (!APPROVAL_STEPS.may(standing, 'ask')) throw new Failure('quote.wrong-approval');
      const { id: quoteId, organisationId } = quote;
      const asked = { quoteId, organisationId, reasons: [...reasons], offerHash: working.hash, requestedBy: actor.id };
      await insertApproval(tx, { id: portal.newId(), state: 'pending', ...asked, createdAt: now });
      return {};
    },
  );

  for (const [route, action, state] of [
    [approve, 'approve', 'approved'],
    [refused, 'refuse-approval', 'refused'],
  ] as const)
    serveApproval(portal, route, action, async (tx, { judgement }, { actor, body, now }) => {
      const { comment, hash } = body;
      if (!actor.rights.includes('quotes.approve')) throw new Failure('access.refused');
      const approval = pending(judgement, 'approve');
      if (approval.offerHash !== hash) throw new Failure('quote.wrong-approval');
      if (isOwnWork(judgement, actor)) throw new Failure('quote.own-approval');
      await decideApproval(tx, approval.id, { state, comment, decidedBy: actor.id, decidedAt: now });
      return state === 'refused' ? { reason: comment } : {};
    });

  serveApproval(portal, calledBack, 'call-back-approval', async (tx, { judgement }, { actor, now }) => {
    const approval = pending(judgement, 'call-back');
    if (approval.requestedBy !== actor.id) throw new Failure('access.refused');
    const state: ApprovalState = 'void';
    await decideApproval(tx, approval.id, { state, comment: '', decidedBy: actor.id, decidedAt: now });
    return {};
  });
}

/** What waits for an answer. */
function pending({ approval, standing }: OfferJudgement, action: 'approve' | 'call-back') {
  if (approval === undefined || !APPROVAL_STEPS.may(standing, action)) throw new Failure('quote.wrong-approval');
  return approval;
}

function serveApproval<Route extends ApprovalRoute>(
  portal: Portal,
  route: Route & RouteContract,
  action: Action,
  effect: (tx: Db, quote: Judged, context: RequestContext<Route>) => Promise<QuoteEventData>,
): void {
  serveCommand(portal, route as Route, {
    version: 'heeded',
    load: (tx, context: RequestContext<Route>) => lockedQuote(tx, known(context)),
    may(quote, context) {
      const { actor, locale, now, scope } = known(context);
      const state = shownState(quote, now);
      const offer = stepOf(state, 'offer');
      const side = sideOf(actor, scope, quote.organisationId);
      if (side !== 'P') throw new Failure('access.refused');
      if (offer === undefined || !maySide(offer, side, quote.maker)) throw refusedIn(quote, state, action, locale);
    },
    async change(tx, quote, context) {
      const { now } = context;
      const data = await effect(tx, { ...quote, judgement: await judgeOffer(tx, quote, now) }, context);
      const state = shownState(quote, now);
      const happening = { action, from: state, to: state, data, isInternal: true };
      await noteStep(portal, tx, quote, happening, known(context));
      return { id: quote.id };
    },
    event: ({ id }) => ({ ...QUOTE_AUDIT[action], object: id }),
    answer: async (tx, { id }, context) => openQuoteOf(tx, id, known(context)) as never,
  });
}
