import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { asClientsSend, savedFormExtras, savedFormWith } from '#modules/configurator/contract.ts';
import { PRICE_BASES } from '#product/prices.ts';
import { AGREED_FOR, AGREEMENT_KINDS } from './domain/agreement.ts';
import { SHOWN_PRICES } from './domain/price-codes.ts';

export {
  customerTermsRoutes,
  type ListChoiceDto,
  type ListedTermsDto,
  type OpenedTermsDto,
} from './contract/customer-terms.ts';
export { type ChangedLineDto, type PriceEffectDto, priceEffectRoutes } from './contract/price-effect.ts';
export {
  CHANGE_FILTERS,
  type ImportProblemsDto,
  type OpenedVersionDto,
  type PriceListDto,
  type PriceVersionDto,
  priceListRoutes,
  type RowChangeDto,
} from './contract/price-lists.ts';

/** Whole minor units of the currency of the list. */
const minor = z.number().int();
/** Hundredths of a percent. */
const basisPoints = z.number().int();
const step = z.object({ rate: basisPoints, amount: minor });

const breakdown = z.object({
  /** In the order of the components; those that cost nothing are among them. */
  items: z.array(
    z.object({
      component: z.string(),
      /** Its name in the language of the request. */
      label: z.string(),
      key: z.string(),
      basis: z.enum(PRICE_BASES),
      amount: minor,
      leadDays: z.number().int(),
    }),
  ),
  listUnit: minor,
  group: step,
  quantity: step,
  /** A price agreed with the customer, in place of the discounts above; `rate` is null of a net price. */
  agreement: z.object({ rate: basisPoints.nullable(), amount: minor }).nullable(),
});

const known = z.object({
  /** `from` with special wishes, which nobody has priced yet. */
  status: z.enum(['final', 'from']),
  unit: minor,
  total: minor,
  leadDays: z.number().int(),
  /** Null where the customer is shown what is to be paid, and no more. */
  breakdown: breakdown.nullable(),
  /** Of one piece, for those who may read costs. */
  cost: z.object({ unit: minor, margin: basisPoints }).nullable(),
});

const onRequest = z.object({
  status: z.literal('on-request'),
  /** Whether nothing was agreed with the customer yet, or the list lacks rows. */
  reason: z.enum(['no-terms', 'no-list', 'missing-rows']),
  missing: z.array(z.object({ component: z.string(), label: z.string(), key: z.string() })),
});

/** Why there is no price, whatever the product: nothing was agreed with the customer yet, or no list is in force. */
const noList = z.enum(['no-terms', 'no-list']);

const breaks = z.array(z.object({ from: z.number().int(), value: z.number().int() }));

const agreement = z.object({
  /** Whether `key` names a family by its codes from the left, or one product. */
  selector: z.enum(AGREED_FOR),
  key: z.string(),
  kind: z.enum(AGREEMENT_KINDS),
  /** Minor units of one piece, or basis points of the list price. */
  value: z.number().int(),
  currency: z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]),
  /** From how many pieces of one line on. */
  minQuantity: z.number().int(),
  validFrom: z.iso.date(),
  validTo: z.iso.date().nullable(),
});

const tariff = z.object({
  /** Names the version; its rows never change. */
  id: z.uuid(),
  code: z.string(),
  version: z.number().int(),
  currency: z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]),
  isDemo: z.boolean(),
  /** What unit prices are rounded to. */
  step: minor,
  baseLeadDays: z.number().int(),
  /** The group of the customer, and none of others; its rate is null where the list does not know it. */
  group: z.object({ code: z.string(), rate: basisPoints.nullable() }),
  /** What was agreed with the customer beside its group and holds today: of no one else. */
  agreements: z.array(agreement),
  quantityBreaks: breaks,
  leadBreaks: breaks,
  /** Fields that never change a price. */
  free: z.array(z.string()),
  /** Null where the caller has the rows of this version. */
  rows: z
    .array(
      z.object({
        component: z.string(),
        key: z.string(),
        frames: z.object({ from: z.number().int(), to: z.number().int() }).optional(),
        basis: z.enum(PRICE_BASES),
        list: z.number().int(),
        leadDays: z.number().int(),
      }),
    )
    .nullable(),
});

/** Prices of products (commerce §3, §6). */
export const priceRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/prices/list',
    access: 'prices.see',
    summary:
      'What prices of the customer follow from, for who is shown how they come about: the list in force without costs, margins and the groups of others',
    query: z.strictObject({
      /** The version whose rows the caller has. */
      known: z.uuid().optional(),
    }),
    result: z.object({
      shown: z.enum(SHOWN_PRICES),
      onRequest: noList.nullable(),
      /** Null where there is none, and where less is shown than how prices come about. */
      list: tariff.nullable(),
    }),
  }),
  evaluate: defineRoute({
    method: 'POST',
    path: '/v1/prices/evaluate',
    access: 'prices.see',
    summary:
      'The price of one configuration as it stands, by the list in force and the terms of the customer; without VAT',
    body: z.strictObject({
      form: asClientsSend(savedFormWith(savedFormExtras)),
      quantity: z.number().int().min(1).max(9999).default(1),
    }),
    result: z.object({
      shown: z.enum(SHOWN_PRICES),
      /** By which list and version; null where there is none, or nothing is shown. */
      list: z
        .object({
          code: z.string(),
          version: z.number().int(),
          currency: z.string(),
          /** Set for invented prices: whatever shows one says so. */
          isDemo: z.boolean(),
        })
        .nullable(),
      /** Null where the customer is shown no prices. */
      price: z.discriminatedUnion('status', [known, onRequest]).nullable(),
    }),
    errors: [
      'configuration.below-demand',
      'configuration.impossible',
      'configuration.incomplete',
      'configuration.invalid',
      'configuration.unknown-basic-type',
      'release.outdated',
    ],
  }),
};
