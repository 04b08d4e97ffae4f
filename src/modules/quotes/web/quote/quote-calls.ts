import type { z } from 'zod';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { quoteApprovalRoutes, quoteStepRoutes } from '#modules/quotes/contract.ts';
import { call } from '#web/calls/call.ts';

type Routes = typeof quoteStepRoutes & typeof quoteApprovalRoutes;
type BodyOf<Name extends keyof Routes> = Omit<z.input<Routes[Name]['body']>, 'version'>;

/** Steps that need nothing but the press of a button. */
export const PLAIN_STEPS = ['request', 'take', 'offer', 'convert', 'ask-again', 'withdraw', 'delete'] as const;
export type PlainStep = (typeof PLAIN_STEPS)[number];
/** Steps that say why. */
export const REASONED_STEPS = ['recall', 'reject', 'reopen'] as const;
export type ReasonedStep = (typeof REASONED_STEPS)[number];

export type Counter = BodyOf<'counter'>;
export type Edit = BodyOf<'edit'>;
export type Pricing = BodyOf<'price'>;

/** The steps of a quote as it is shown: each over the version that somebody has read. */
export function quoteCalls({ id, state, version }: Pick<OpenQuoteDto, 'id' | 'state' | 'version'>) {
  const params = { id };
  return {
    plain: (action: PlainStep) => call(quoteStepRoutes[action], { params, body: { version } }),
    because: (action: ReasonedStep, reason: string) =>
      call(quoteStepRoutes[action], { params, body: { version, reason } }),
    edit: (edit: Edit) => call(quoteStepRoutes.edit, { params, body: { ...edit, version } }),
    price: (pricing: Pricing) =>
      state === 'draft'
        ? call(quoteStepRoutes.edit, { params, body: { pricing, version } })
        : call(quoteStepRoutes.price, { params, body: { ...pricing, version } }),
    counter: (counter: Counter) => call(quoteStepRoutes.counter, { params, body: counter }),
    accept: (accepted: BodyOf<'accept'>) => call(quoteStepRoutes.accept, { params, body: accepted }),
    decline: (declined: BodyOf<'decline'>) => call(quoteStepRoutes.decline, { params, body: { ...declined, version } }),
    giveTo: (given: BodyOf<'give-to'>) => call(quoteStepRoutes['give-to'], { params, body: { ...given, version } }),
    message: (message: BodyOf<'message'>) => call(quoteStepRoutes.message, { params, body: message }),
    copy: () => call(quoteStepRoutes.copy, { params, body: {} }),
    askApproval: (hash: string) => call(quoteApprovalRoutes['ask-approval'], { params, body: { version, hash } }),
    approve: (hash: string, comment: string) =>
      call(quoteApprovalRoutes.approve, { params, body: { version, hash, comment } }),
    refuseApproval: (hash: string, comment: string) =>
      call(quoteApprovalRoutes['refuse-approval'], { params, body: { version, hash, comment } }),
    callBack: () => call(quoteApprovalRoutes['call-back-approval'], { params, body: { version } }),
  };
}

export type QuoteCalls = ReturnType<typeof quoteCalls>;
