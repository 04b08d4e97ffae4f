import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { APPROVAL_REASONS } from '#modules/quotes/domain/approval-reasons.ts';
import { MARGIN_LIGHTS } from '#modules/quotes/domain/margin-light.ts';
import { workingLine, workingOffer } from './answers.ts';
import { QUOTE_FIELD_NAMES, whatIfBody } from './bodies.ts';

/** Whole minor units of the quote's currency. */
const minor = z.number().int();
const lineNo = z.number().int();

/** What an offer would be with a percentage off: nothing of it is kept. */
const whatIf = z.object({
  net: minor,
  /** By how much that is less than without the percentage; negative where it is more, as where a lower price was set by hand. */
  less: minor,
  lines: z.array(
    workingLine.pick({ lineNo: true, source: true, unit: true, net: true, light: true, cost: true }).extend({
      /** Whether the percentage holds for the line; else it stays as it stands. */
      isDiscounted: z.boolean(),
    }),
  ),
  /** The line of which the least is left; null where no cost is known. `margin` for whoever has the right to see it. */
  lowest: z.object({ lineNo, light: z.enum(MARGIN_LIGHTS), margin: z.number().int().nullable() }).nullable(),
  /** What somebody would have to approve. */
  reasons: z.array(z.object({ reason: z.enum(APPROVAL_REASONS), lineNo: lineNo.nullable() })),
  /** The offer as it would be saved untouched, where 0 % is asked for: where its pricing begins. `hash` is empty, for nothing is kept. */
  stands: workingOffer.nullable(),
  /** The first line that nobody could offer, whoever approves. */
  belowStop: lineNo.nullable(),
});
export type WhatIfDto = z.output<typeof whatIf>;

/** What would be, of a quote that is being priced. */
export const quoteWhatIfRoutes = {
  ask: defineRoute({
    method: 'POST',
    path: '/v1/quotes/:id/what-if',
    access: 'quotes.price',
    summary:
      'What the working offer would be with a discount on all its lines, or on those named: sums, how margins stand, what would have to be approved; nothing is kept',
    params: z.strictObject({ id: z.string().min(1).max(100) }),
    body: whatIfBody,
    fieldNames: QUOTE_FIELD_NAMES,
    result: whatIf,
    errors: [
      ...['record.unknown', 'quote.wrong-state', 'quote.line-unknown'],
      ...['quote.price-step', 'quote.discount-on-request', 'customer-terms.place'],
    ],
  }),
};
