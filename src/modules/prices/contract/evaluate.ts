import { z } from 'zod';
import { decimal } from '#kernel/contract.ts';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { faultAt, NO_ONE_LINE } from '#kernel/told-fault.ts';
import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import { asClientsSend, savedFormExtras, savedFormWith } from '#modules/configurator/contract.ts';
import { SHOWN_PRICES } from '#modules/prices/domain/price-codes.ts';
import { PRICE_BASES } from '#product/prices.ts';

const MOST_OPTIONS = 100;

const text = (most: number) => z.string().min(1).max(most);
const code = text(100).refine(isOneLine, NO_ONE_LINE);
/** A code that looks like a figure may be sent as one. */
const size = z.union([code, z.number().int().nonnegative().max(99_999)]).nullish();
const figure = z.union([z.number().nonnegative().max(100_000), decimal]).nullish();
const option = z.union([text(4000), z.number(), z.boolean(), z.array(code).max(60)]).nullable();

/** A product without a form: what it is, and what is fitted to it by the names and codes of the form's fields. */
const facts = z.strictObject({
  series: z.enum(CONFIGURABLE),
  /** Gear type: R, RX, F, K, S, W. */
  gear: code.nullish(),
  size,
  stages: figure,
  /** As in the form: a motor, one with its inverter, an input module, or none; left out, a motor. */
  input: code.nullish(),
  /** The module of an input for another motor, such as AM90. */
  module: size,
  /** Of a motor of ours, kW. */
  power: figure,
  poles: figure,
  /** Its class. */
  eff: code.nullish(),
  /** Its frame or shaft height: some options cost by it. */
  frame: size,
  /** What is not named is not fitted, and costs nothing. */
  opt: z
    .record(text(60), option)
    .refine((options) => Object.keys(options).length <= MOST_OPTIONS)
    .default({}),
});

const ONE_PRODUCT = faultAt([], {
  zh: '请在 facts、configurationId、form 中填写且只填写一项',
  en: 'needs exactly one of facts, configurationId and form',
});

/** Whose price is asked for: one product, said in one of three ways. */
export const evaluateBody = z
  .strictObject({
    facts: facts.optional(),
    /** A saved configuration; it is priced by the terms of the customer it belongs to. */
    configurationId: text(100).optional(),
    form: asClientsSend(savedFormWith(savedFormExtras)).optional(),
    /** Left out, that of the saved configuration, else 1. */
    quantity: z.number().int().min(1).max(9999).optional(),
    /** For the provider's people alone, while they act for nobody: another group of the list than the customer's. */
    group: code.optional(),
    /** For the same: a discount by hand, basis points; below zero it is a surcharge. */
    manualBp: z.number().int().min(-10_000).max(9_999).optional(),
  })
  .refine((body) => [body.facts, body.configurationId, body.form].filter(Boolean).length === 1, ONE_PRODUCT)
  .meta({
    examples: [
      {
        facts: {
          ...{ series: USUAL_LINE, gear: 'R', size: '67', stages: 3 },
          ...{ input: 'motor', power: 1.5, poles: 4, eff: 'DN' },
          opt: { brakes: 'BE2', nameplate: 'us' },
        },
        quantity: 12,
      },
    ],
  });
export type EvaluateBody = z.output<typeof evaluateBody>;

/** Whole minor units of the currency of the list. */
const minor = z.number().int();
const basisPoints = z.number().int();

const component = z.object({
  component: z.string(),
  key: z.string(),
  amount: minor,
  /** Its name in the language of the request. */
  label: z.string(),
  basis: z.enum(PRICE_BASES),
  leadDays: z.number().int(),
});

/**
 * A price and how it comes about: the list price less the amounts of the steps, with the rounding, is the unit price. All of the price
 * is null where it is on request or the customer is shown none, all but what is to be paid where net prices are shown.
 */
export const evaluatedPrice = z.object({
  shown: z.enum(SHOWN_PRICES),
  /** `from` with special wishes, which nobody has priced yet; null where no prices are shown. */
  status: z.enum(['final', 'from', 'on-request']).nullable(),
  /** Why it is on request: nothing was agreed with the customer yet, no list is in force, or it lacks rows. */
  reason: z.enum(['no-terms', 'no-list', 'missing-rows']).nullable(),
  missing: z.array(z.object({ component: z.string(), label: z.string(), key: z.string() })),
  /** In their order; those that cost nothing are among them. */
  components: z.array(component).nullable(),
  listUnit: minor.nullable(),
  groupAmount: minor.nullable(),
  groupBp: basisPoints.nullable(),
  quantityAmount: minor.nullable(),
  quantityBp: basisPoints.nullable(),
  manualAmount: minor.nullable(),
  /** A price agreed with the customer, in place of the discounts above; a net price has no rate. */
  agreementAmount: minor.nullable(),
  agreementBp: basisPoints.nullable(),
  /** What rounding to the step of the list adds or takes. */
  rounding: minor.nullable(),
  unit: minor.nullable(),
  total: minor.nullable(),
  leadDays: z.number().int().nullable(),
  currency: z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]).nullable(),
  /** Set for invented prices: whatever shows one says so. */
  isDemo: z.boolean().nullable(),
  /** By which list and version. */
  list: z.object({ code: z.string(), version: z.number().int() }).nullable(),
  /** Of one piece, for those who may read costs. */
  costUnit: minor.optional(),
  marginBp: basisPoints.optional(),
});
