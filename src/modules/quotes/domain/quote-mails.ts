import type { MailFacts } from '#kernel/declared.ts';
import { QUOTE_PATHS } from './paths.ts';
import type { QuoteEventAction } from './quote-body.ts';
import type { QuoteState } from './quote-steps.ts';

/**
 * Who a mail about a quote goes to, but for whoever did what it tells of:
 * - `customer`: the customer's people who have worked on the quote, else all of them;
 * - `staff`: all who look after the customer; `desk`: whoever has the quote, else all of them; `receiver`: whoever it was given to;
 * - `approvers`: those of them who may approve; `asker`: whoever asked for the approval that was answered;
 * - `readers`: those a message is for, the provider's people alone where it is internal;
 * - `administrators-without-…`: the administrators, where there is nobody of the kind.
 */
export type MailAudience =
  | 'customer'
  | 'staff'
  | 'desk'
  | 'receiver'
  | 'approvers'
  | 'asker'
  | 'readers'
  | 'administrators-without-staff'
  | 'administrators-without-approvers';

/** A mail about a quote: what it tells of, to whom, and what it is filled with; its words stand under its name in `server/mails`. */
export interface QuoteMail extends MailFacts {
  readonly by: readonly QuoteEventAction[];
  readonly to: MailAudience;
  /** Whether somebody has to do something about it: only what needs no answer can be switched off. */
  readonly needsAnswer: boolean;
  /** Where its link leads: to the page of the quote, or to where somebody is put in charge. */
  readonly page: string;
  /** From where it is not told: nobody else has seen the quote yet. */
  readonly unlessFrom?: QuoteState;
  /** How long it waits for the reader, and for others of its kind about the same quote, ms. */
  readonly heldFor?: number;
}

const MINUTE = 60_000;

/** Nothing in a mail about a quote lets anybody in. */
const mail = <const Told extends Omit<QuoteMail, 'secret'>>(told: Told) => ({ ...told, secret: false }) as const;

const ABOUT = {
  quote: 'QT2601-00042 (Conveyor)',
  link: 'https://portal.example.com/config-order/quotes/42',
} as const;
const DONE = { ...ABOUT, who: 'Wang' } as const;
const OF_CUSTOMER = { ...DONE, company: 'Acme Drives' } as const;
const WITH_REASON = { ...DONE, reason: 'Prices of copper' } as const;
const UNTIL = { date: '2026-02-01 (Asia/Shanghai)' } as const;

/** The mails about quotes (commerce §4, the effect `mail` of each row, and §9): what does not stand here is told to nobody. */
export const QUOTE_MAILS = {
  'quote-requested': mail({
    by: ['request', 'ask-again'],
    to: 'staff',
    needsAnswer: true,
    page: QUOTE_PATHS.quote,
    sample: OF_CUSTOMER,
  }),
  'quote-unattended': mail({
    by: ['request', 'ask-again'],
    to: 'administrators-without-staff',
    needsAnswer: true,
    page: '/back-office/customers',
    sample: OF_CUSTOMER,
  }),
  'quote-offered': mail({
    by: ['offer'],
    to: 'customer',
    needsAnswer: true,
    page: QUOTE_PATHS.quote,
    sample: { ...DONE, ...UNTIL },
  }),
  'quote-countered': mail({
    by: ['counter'],
    to: 'desk',
    needsAnswer: true,
    page: QUOTE_PATHS.quote,
    sample: OF_CUSTOMER,
  }),
  'quote-accepted': mail({
    by: ['accept'],
    to: 'desk',
    needsAnswer: true,
    page: QUOTE_PATHS.quote,
    sample: OF_CUSTOMER,
  }),
  'quote-declined': mail({
    by: ['decline'],
    to: 'desk',
    needsAnswer: false,
    page: QUOTE_PATHS.quote,
    sample: OF_CUSTOMER,
  }),
  'quote-expiring': mail({
    by: ['remind'],
    to: 'customer',
    needsAnswer: true,
    page: QUOTE_PATHS.quote,
    sample: { ...ABOUT, ...UNTIL },
  }),
  'quote-expired': mail({ by: ['expire'], to: 'customer', needsAnswer: false, page: QUOTE_PATHS.quote, sample: ABOUT }),
  'quote-expired-unanswered': mail({
    by: ['expire'],
    to: 'desk',
    needsAnswer: false,
    page: QUOTE_PATHS.quote,
    sample: { ...ABOUT, company: 'Acme Drives' },
  }),
  'quote-rejected': mail({
    by: ['reject'],
    to: 'customer',
    needsAnswer: false,
    page: QUOTE_PATHS.quote,
    sample: WITH_REASON,
  }),
  'quote-recalled': mail({
    by: ['recall'],
    to: 'customer',
    needsAnswer: false,
    page: QUOTE_PATHS.quote,
    sample: WITH_REASON,
  }),
  'quote-reopened': mail({
    by: ['reopen'],
    to: 'customer',
    needsAnswer: false,
    page: QUOTE_PATHS.quote,
    sample: WITH_REASON,
  }),
  'quote-assigned': mail({
    by: ['give-to'],
    to: 'receiver',
    needsAnswer: true,
    page: QUOTE_PATHS.quote,
    sample: OF_CUSTOMER,
  }),
  'quote-withdrawn': mail({
    by: ['withdraw'],
    unlessFrom: 'draft',
    to: 'desk',
    needsAnswer: false,
    page: QUOTE_PATHS.quote,
    sample: OF_CUSTOMER,
  }),
  'quote-message': mail({
    by: ['message'],
    to: 'readers',
    needsAnswer: true,
    heldFor: 10 * MINUTE,
    page: QUOTE_PATHS.quote,
    sample: { ...DONE, count: '3', files: '2' },
  }),
  'approval-asked': mail({
    by: ['ask-approval'],
    to: 'approvers',
    needsAnswer: true,
    page: QUOTE_PATHS.quote,
    sample: OF_CUSTOMER,
  }),
  'approval-unanswerable': mail({
    by: ['ask-approval'],
    to: 'administrators-without-approvers',
    needsAnswer: true,
    page: '/back-office/users',
    sample: OF_CUSTOMER,
  }),
  'approval-given': mail({
    by: ['approve'],
    to: 'asker',
    needsAnswer: true,
    page: QUOTE_PATHS.quote,
    sample: OF_CUSTOMER,
  }),
  'approval-refused': mail({
    by: ['refuse-approval'],
    to: 'asker',
    needsAnswer: true,
    page: QUOTE_PATHS.quote,
    sample: { ...OF_CUSTOMER, reason: 'Too low' },
  }),
} as const satisfies Readonly<Record<string, QuoteMail>>;

export type QuoteMailName = keyof typeof QUOTE_MAILS;

/** Every mail about quotes with its name. */
export const LISTED_QUOTE_MAILS = Object.entries(QUOTE_MAILS) as readonly (readonly [QuoteMailName, QuoteMail])[];

/** The mails that tell of what was done from a state. */
export function mailsOf(action: QuoteEventAction, from: QuoteState | null): typeof LISTED_QUOTE_MAILS {
  return LISTED_QUOTE_MAILS.filter(([, { by, unlessFrom }]) => by.includes(action) && (from ?? '') !== unlessFrom);
}
