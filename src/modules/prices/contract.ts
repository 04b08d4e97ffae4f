import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { PRICE_BASES } from '#product/prices.ts';
import { evaluateBody, evaluatedPrice } from './contract/evaluate.ts';
import { AGREED_FOR, AGREEMENT_KINDS } from './domain/agreement.ts';
import { SHOWN_PRICES } from './domain/price-codes.ts';

export {
  type AgreedProductDto,
  type AgreementDto,
  type AgreementsDto,
  agreementRoutes,
  type FamilyDto,
} from './contract/agreements.ts';
export {
  customerTermsRoutes,
  type ListChoiceDto,
  type ListedTermsDto,
  type OpenedTermsDto,
} from './contract/customer-terms.ts';
export type { EvaluateBody } from './contract/evaluate.ts';
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
      'The price of one product, said in few facts, saved, or in a form, by the list in force and the terms of the customer; without VAT',
    body: evaluateBody,
    result: evaluatedPrice,
    errors: [
      'configuration.below-demand',
      'configuration.impossible',
      'configuration.incomplete',
      'configuration.invalid',
      'configuration.unknown-basic-type',
      'record.unknown',
      'release.outdated',
    ],
  }),
};
