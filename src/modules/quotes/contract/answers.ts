import { z } from 'zod';
import { sizedDrive } from '#modules/configurator/contract.ts';
import { namedFile } from '#modules/jobs/contract.ts';
import { APPROVAL_REASONS } from '#modules/quotes/domain/approval-reasons.ts';
import { APPROVAL_STATES } from '#modules/quotes/domain/approval-steps.ts';
import { CHARGE_KINDS } from '#modules/quotes/domain/charges.ts';
import { QUOTE_LINE_STATES } from '#modules/quotes/domain/line-steps.ts';
import { MARGIN_LIGHTS } from '#modules/quotes/domain/margin-light.ts';
import { PRICE_SOURCES, PRODUCTS_SINCE, VERSION_KINDS } from '#modules/quotes/domain/quote-body.ts';
import { QUOTE_STATES } from '#modules/quotes/domain/quote-steps.ts';

/** Whole minor units of the quote's currency. */
const minor = z.number().int();
const moment = z.iso.datetime();

const terms = z.object({
  payment: z.string().nullable(),
  incoterm: z.string().nullable(),
  place: z.string().nullable(),
  taxMode: z.enum(['domestic', 'export']),
});

/** What is charged beside the lines, without VAT. */
const charge = z.object({ kind: z.enum(CHARGE_KINDS), text: z.string(), amount: minor });
export type ChargeDto = z.output<typeof charge>;

const offered = {
  unit: minor.nullable(),
  net: minor.nullable(),
  leadDays: z.number().int().nullable(),
  notOfferedReason: z.string().nullable(),
};

const line = z.object({
  lineNo: z.number().int(),
  configurationId: z.string().nullable(),
  /** What became of that configuration since. */
  since: z.enum(PRODUCTS_SINCE),
  /** The product line, by its code. */
  category: z.string(),
  productName: z.string(),
  typeCode: z.string(),
  /** With all that differs from standard. */
  fullTypeCode: z.string().optional(),
  /** Special wishes and the remark of the configuration; left out where nothing was said. */
  wishes: z.string().optional(),
  remark: z.string().optional(),
  state: z.enum(QUOTE_LINE_STATES),
  quantity: z.number().int(),
  wantedDate: z.string().nullable(),
  customerPartNo: z.string(),
  targetPrice: minor.nullable(),
  note: z.string(),
  /** The sizing it comes from; null where it comes from none. */
  sizing: sizedDrive.nullable(),
  /** Of the offer that stands. */
  ...offered,
});

const version = z.object({
  no: z.number().int(),
  kind: z.enum(VERSION_KINDS),
  at: moment,
  actorName: z.string(),
  /** Of the body in its canonical form: what an acceptance names. */
  sha256: z.string(),
  expiresAt: moment.nullable(),
  body: z.object({
    number: z.string(),
    no: z.number().int(),
    kind: z.enum(VERSION_KINDS),
    title: z.string(),
    customerRef: z.string(),
    /** Left out where none is wanted. */
    wantedDate: z.string().optional(),
    currency: z.string(),
    terms,
    lines: z.array(
      line
        .omit({ configurationId: true, since: true, category: true, sizing: true })
        .extend({ releaseHash: z.string() }),
    ),
    /** Left out where nothing is charged beside the lines, as in what the hash is made of. */
    charges: z.array(charge).optional(),
    net: minor.nullable(),
    withoutVat: z.literal(true),
    isDemo: z.boolean(),
    note: z.string(),
    validUntil: z.string().nullable(),
    zone: z.string(),
  }),
});

const message = z.object({
  id: z.string(),
  lineNo: z.number().int().nullable(),
  text: z.string(),
  /** What goes with it, in the order in which it was added. */
  files: z.array(namedFile),
  at: moment,
  actorName: z.string(),
  isInternal: z.boolean(),
  /** Of somebody else, and not yet read by whoever asks. */
  isUnread: z.boolean(),
});

const happened = z.object({
  action: z.string(),
  from: z.enum(QUOTE_STATES).nullable(),
  to: z.enum(QUOTE_STATES),
  at: moment,
  /** Null where the portal did it by itself. */
  actorName: z.string().nullable(),
  /** Whether somebody acted for the customer. */
  isActed: z.boolean(),
  reason: z.string().nullable(),
  no: z.number().int().nullable(),
  /** Where it passed from one to another: whose it was, null where nobody's, and whose it became. */
  passed: z.object({ from: z.string().nullable(), to: z.string() }).nullable(),
  /** The version of a price list that was chosen, by list and number; told to the provider's side alone. */
  priceList: z.string().nullable(),
});

/** Somebody to whom a quote may be given. */
export const colleague = z.object({ id: z.string(), name: z.string() });
export type ColleagueDto = z.output<typeof colleague>;

/** What may be done now; `refusal` says why not where only a condition stands against it. */
const ability = z.object({ action: z.string(), refusal: z.string().nullable() });

const heading = {
  id: z.string(),
  version: z.number().int(),
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  maker: z.enum(['C', 'P']),
  title: z.string(),
  customerRef: z.string(),
  /** The customer's own number of the order, given with the acceptance; empty before. */
  orderNumber: z.string(),
  customerName: z.string(),
  /** The level-1 customer above a centre customer, told to the provider's side; null of others. */
  parentName: z.string().nullable(),
  assignedName: z.string().nullable(),
  currency: z.string(),
  /** On which side of it the reader stands; on none whoever only reads it. */
  side: z.enum(['C', 'P', 'none']),
  /** The number of the version that was sent last, by either side; 0 before anything was sent. What is worked on is none. */
  lastNo: z.number().int(),
  /** The sum of the offer that stands, without VAT; null without one. */
  net: minor.nullable(),
  /** The offer that was countered, by its number and sum without VAT; null in any other state. */
  countered: z.object({ no: z.number().int(), net: minor }).nullable(),
  validUntil: z.string().nullable(),
  expiresAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  /** How many messages of others whoever asks has not read; none for whoever stands on neither side. */
  unread: z.number().int(),
};

/** A quote in the list. */
export const listedQuote = z.object(heading);
export type ListedQuoteDto = z.output<typeof listedQuote>;

const shared = {
  ...heading,
  terms,
  timeZone: z.string(),
  wantedDate: z.string().nullable(),
  withoutVat: z.literal(true),
  /** The order that was made of it; null before. */
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  offer: z
    .object({ no: z.number().int(), sha256: z.string(), isDemo: z.boolean(), charges: z.array(charge) })
    .nullable(),
  lines: z.array(line),
  versions: z.array(version),
  messages: z.array(message),
  history: z.array(happened),
  abilities: z.array(ability),
};

/** A quote as the customer's side reads it: no cost, no margin, no approval, no internal word, no offer that was not sent. */
export const quoteForCustomer = z.object({ view: z.literal('customer'), ...shared });

/** A line of the offer that is worked on. */
export const workingLine = z.object({
  lineNo: z.number().int(),
  /** For how many it was priced: another number asked for since is priced anew before the offer can be sent. */
  quantity: z.number().int(),
  source: z.enum(PRICE_SOURCES),
  manual: z.number().int().nullable(),
  computed: minor.nullable(),
  /** Set where that is the least there is: special wishes are not in it. */
  isFrom: z.literal(true).optional(),
  ...offered,
  /** How the margin stands; null where the cost is not known. */
  light: z.enum(MARGIN_LIGHTS).nullable(),
  /** As figures for whoever has the right to see them. */
  cost: z.object({ unit: minor, margin: z.number().int() }).nullable(),
});

/** An offer that is worked on. */
export const workingOffer = z.object({
  hash: z.string(),
  terms,
  validUntil: z.string(),
  isDemo: z.boolean(),
  net: minor,
  lines: z.array(workingLine),
  charges: z.array(charge),
  /** The version of the list it is priced by, by list and number; `reason` where an older one was chosen. */
  priceList: z.object({ versionId: z.string(), name: z.string(), reason: z.string().nullable() }).nullable(),
  /** What somebody has to approve of it as it is. */
  reasons: z.array(z.object({ reason: z.enum(APPROVAL_REASONS), lineNo: z.number().int().nullable() })),
});

/** A quote as the provider's side and the administrator read it. */
export const quoteForProvider = z.object({
  view: z.literal('provider'),
  ...shared,
  /** What the customer was told of a piece when it saved what a line asks for; left out of lines whose product is another now. */
  kept: z.array(
    z.object({ lineNo: z.number().int(), unit: minor, isFrom: z.boolean(), quantity: z.number().int(), at: moment }),
  ),
  working: workingOffer.nullable(),
  /** The versions of the customer's list that can be chosen, the newest first. */
  priceLists: z.array(z.object({ versionId: z.string(), name: z.string(), from: z.string(), isInForce: z.boolean() })),
  approval: z
    .object({
      state: z.enum(APPROVAL_STATES),
      requestedBy: z.string(),
      decidedBy: z.string().nullable(),
      comment: z.string(),
    })
    .nullable(),
});

export const openQuote = z.discriminatedUnion('view', [quoteForCustomer, quoteForProvider]);
export type OpenQuoteDto = z.input<typeof openQuote>;
