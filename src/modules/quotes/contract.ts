import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';
import { colleague, listedQuote, openQuote } from './contract/answers.ts';
import { APPROVAL_BODIES, newQuote, QUOTE_FIELD_NAMES, readUpTo, STEP_BODIES } from './contract/bodies.ts';
import { PAPER_LANGUAGES } from './domain/paper-words.ts';
import { QUOTE_STATES } from './domain/quote-steps.ts';

export type { ColleagueDto, ListedQuoteDto, OpenQuoteDto } from './contract/answers.ts';
export type { ChosenList, PricedLine, Pricing, WhatIfBody } from './contract/bodies.ts';
export { quoteFileRoutes } from './contract/file-routes.ts';
export { quoteWhatIfRoutes, type WhatIfDto } from './contract/what-if-route.ts';

/** Any text: one that is no id names no record, like an id nobody has. */
const params = z.strictObject({ id: z.string().min(1).max(100) });
const ETAG = { ETag: 'The version of the quote, as "3"' };
const IF_MATCH = { 'If-Match': 'The version the step means, as "3", W/"3" or 3; may stand for `version`' };
/** Of what adds and overwrites nothing. */
const NO_VERSION = {};
const STEP_ERRORS = ['record.unknown', 'version.conflict', 'quote.wrong-state'] as const;

/** A quote is read whole after each step, but a deleted one. */
function stepRoute<const Name extends string, const Access extends string, Body extends z.ZodType>(
  name: Name,
  access: Access,
  { body, summary, errors = [] }: { body: Body; summary: string; errors?: readonly string[] },
) {
  return defineRoute({
    method: 'POST',
    path: `/v1/quotes/:id/${name}`,
    access,
    summary,
    requestHeaders: IF_MATCH,
    answerHeaders: ETAG,
    params,
    body,
    fieldNames: QUOTE_FIELD_NAMES,
    result: openQuote.nullable(),
    errors: [...STEP_ERRORS, ...errors],
  });
}

const PRICING_ERRORS = [
  ...['quote.line-unknown', 'quote.price-step', 'quote.discount-on-request', 'customer-terms.place'],
  ...['quote.price-list', 'quote.price-list-reason'],
];
const DATE_ERRORS = ['quote.wanted-past', 'quote.line-wanted-past'];
const OFFER_ERRORS = [
  'quote.unpriced',
  'quote.nothing-offered',
  'quote.offer-sent',
  'quote.below-stop',
  'quote.validity',
  'quote.needs-approval',
];
const ANSWER_ERRORS = ['quote.expired', 'quote.version-passed', 'quote.offer-differs'];

/** Requests for quotations and what becomes of them (product decisions §5). */
export const quoteRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/v1/quotes',
    access: 'quotes.request',
    summary:
      'Draft a quote of 1 to 200 saved configurations of one customer; the draft is seen by the side that made it',
    answerHeaders: ETAG,
    body: newQuote,
    fieldNames: QUOTE_FIELD_NAMES,
    result: openQuote,
    errors: ['record.unknown', 'quote.mixed', 'quote.wanted-past'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/v1/quotes',
    access: 'quotes.read',
    audited: 'quote.list',
    summary:
      'The quotes within reach, the last made first, page by page; one whose number is sought stands before them, and narrowed by a text or to one’s own a page may be short that is not the last',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 20),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
      state: z.enum(QUOTE_STATES).optional(),
      /** `me`: only those one looks after. */
      assigned: z.literal('me').optional(),
      /** A number of a quote, or a text that its title or reference holds. */
      q: z.string().trim().max(100).refine(isOneLine, NO_ONE_LINE).default(''),
    }),
    result: pageOf(listedQuote),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/quotes/:id',
    access: 'quotes.read',
    audited: 'quote.read',
    summary: 'One quote with its lines, versions, thread and history, and what may be done with it now',
    answerHeaders: ETAG,
    params,
    result: openQuote,
    errors: ['record.unknown'],
  }),
  colleagues: defineRoute({
    method: 'GET',
    path: '/v1/quotes/:id/colleagues',
    access: 'quotes.price',
    summary: 'Those to whom one may give a quote: who else looks after the customer, by name alone',
    params,
    result: z.object({ rows: z.array(colleague) }),
    errors: ['record.unknown'],
  }),
  markRead: defineRoute({
    method: 'PUT',
    path: '/v1/quotes/:id/read',
    access: 'quotes.request',
    summary: 'Note for oneself up to which message one has read a thread of a quote; answers how many are left unread',
    params,
    body: readUpTo,
    fieldNames: QUOTE_FIELD_NAMES,
    result: z.object({ unread: z.number().int() }),
    errors: ['record.unknown'],
  }),
  paper: defineRoute({
    method: 'GET',
    path: '/v1/quotes/:id/versions/:no/paper',
    access: 'quotes.read',
    audited: 'quote.printed',
    summary: 'A version of a quote as PDF, made of what was frozen; `language` is zh-cn, en or both',
    params: params.extend({ no: z.string().max(10) }),
    query: z.strictObject({ language: z.enum(PAPER_LANGUAGES).optional() }),
    result: z.unknown(),
    file: 'application/pdf',
    errors: ['record.unknown', 'job.queue-full', 'job.over-budget', 'job.overrun', 'server.busy'],
  }),
};

const mailWish = z.strictObject({
  /** Whether mails come that need no answer. */
  isWanted: z.boolean(),
});

/** Which mails about quotes a person wants (commerce §9): those that wait for an answer come in any case. */
export const quoteMailRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/v1/quote-mails',
    access: 'quotes.mails',
    summary: 'Whether one gets the mails about quotes that need no answer',
    result: mailWish,
  }),
  choose: defineRoute({
    method: 'PUT',
    path: '/v1/quote-mails',
    access: 'quotes.mails',
    summary: 'Switch the mails about quotes that need no answer on or off, for oneself',
    body: mailWish,
    result: mailWish,
  }),
};

/** What is done with a quote, each step by its name; which side does it in which state stands in `domain/quote-steps.ts`. */
export const quoteStepRoutes = {
  edit: stepRoute('edit', 'quotes.request', {
    body: STEP_BODIES.edit,
    summary: 'Change a draft: its lines, and of a draft of the provider’s what is offered',
    errors: [...PRICING_ERRORS, ...DATE_ERRORS, 'quote.mixed'],
  }),
  delete: stepRoute('delete', 'quotes.request', { body: STEP_BODIES.plain, summary: 'Delete a draft' }),
  request: stepRoute('request', 'quotes.request', {
    body: STEP_BODIES.plain,
    summary: 'Ask for prices; every line must be a product of the release in force, and no wanted date may have passed',
    errors: ['quote.line-invalid', ...DATE_ERRORS],
  }),
  take: stepRoute('take', 'quotes.price', {
    body: STEP_BODIES.plain,
    summary: 'Take a quote, also over from a colleague',
  }),
  'give-to': stepRoute('give-to', 'quotes.price', {
    body: STEP_BODIES['give-to'],
    summary: 'Give a quote to a colleague who looks after the customer too, with a reason or without one',
    errors: ['quote.other-staff', 'quote.same-holder'],
  }),
  price: stepRoute('price', 'quotes.price', {
    body: STEP_BODIES.price,
    summary:
      'Work on an offer, unseen by the customer: what is not named is priced by the list in force, or by an older version of it with a reason',
    errors: PRICING_ERRORS,
  }),
  offer: stepRoute('offer', 'quotes.price', {
    body: STEP_BODIES.plain,
    summary: 'Send the working offer; from then on it never changes',
    errors: OFFER_ERRORS,
  }),
  recall: stepRoute('recall', 'quotes.price', { body: STEP_BODIES.because, summary: 'Recall the offer that stands' }),
  reject: stepRoute('reject', 'quotes.price', { body: STEP_BODIES.because, summary: 'Refuse to quote' }),
  counter: {
    ...stepRoute('counter', 'quotes.request', {
      body: STEP_BODIES.counter,
      summary: 'Answer an offer with other quantities, dates, target prices or without some lines',
      errors: [
        ...ANSWER_ERRORS,
        'quote.nothing-changed',
        'quote.all-dropped',
        'quote.line-unknown',
        'quote.line-wanted-past',
      ],
    }),
    requestHeaders: NO_VERSION,
  },
  accept: {
    ...stepRoute('accept', 'quotes.request', {
      body: STEP_BODIES.accept,
      summary:
        'Accept the offer that stands, named by number and hash; for a customer with its order number or its order as a file',
      errors: [...ANSWER_ERRORS, 'quote.order-number', 'quote.file-gone'],
    }),
    requestHeaders: NO_VERSION,
  },
  decline: stepRoute('decline', 'quotes.request', {
    body: STEP_BODIES.decline,
    summary: 'Decline the offer that stands',
  }),
  'ask-again': stepRoute('ask-again', 'quotes.request', {
    body: STEP_BODIES.plain,
    summary: 'Ask again after an offer has expired',
    errors: ['quote.line-invalid'],
  }),
  withdraw: stepRoute('withdraw', 'quotes.request', { body: STEP_BODIES.plain, summary: 'Withdraw a quote' }),
  convert: stepRoute('convert', 'quotes.price', {
    body: STEP_BODIES.plain,
    summary: 'Make the order of an accepted quote: its lines as they were accepted, nothing ready yet',
  }),
  reopen: stepRoute('reopen', 'quotes.price', {
    body: STEP_BODIES.because,
    summary: 'Reopen an accepted quote of which no order was made',
  }),
  message: {
    ...stepRoute('message', 'quotes.request', {
      body: STEP_BODIES.message,
      summary:
        'Write in the thread of both sides, or in the provider’s own: text, up to 10 files that one has sent in for the quote, or both',
      errors: ['quote.line-unknown', 'quote.file-gone', 'quote.messages-per-hour'],
    }),
    requestHeaders: NO_VERSION,
  },
  copy: {
    ...stepRoute('copy', 'quotes.request', {
      body: STEP_BODIES.copy,
      summary: 'Draft a new quote of an ended one, judged by the release in force; answers the new one',
    }),
    requestHeaders: NO_VERSION,
  },
};

const APPROVAL_ERRORS = ['quote.wrong-approval'];

/** What a second person is asked and says of a working offer. */
export const quoteApprovalRoutes = {
  'ask-approval': stepRoute('approval/ask', 'quotes.price', {
    body: APPROVAL_BODIES.ask,
    summary: 'Ask for approval of the working offer',
    errors: [...APPROVAL_ERRORS, 'quote.nothing-to-approve'],
  }),
  approve: stepRoute('approval/approve', 'quotes.price', {
    body: APPROVAL_BODIES.approve,
    summary: 'Approve the working offer of somebody else, by the right to do so',
    errors: [...APPROVAL_ERRORS, 'quote.own-approval'],
  }),
  'refuse-approval': stepRoute('approval/refuse', 'quotes.price', {
    body: APPROVAL_BODIES.refuse,
    summary: 'Refuse to approve the working offer of somebody else, by the right to do so',
    errors: [...APPROVAL_ERRORS, 'quote.own-approval'],
  }),
  'call-back-approval': stepRoute('approval/call-back', 'quotes.price', {
    body: APPROVAL_BODIES['call-back'],
    summary: 'Call back what one asked to be approved',
    errors: APPROVAL_ERRORS,
  }),
};
