import { z } from 'zod';
import { defineRoute, wholeNumber } from '#kernel/contract.ts';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { isOneLine, isPlainText } from '#kernel/one-line.ts';
import { NO_ONE_LINE, NO_PLAIN_TEXT } from '#kernel/told-fault.ts';
import { AGREED_FOR, AGREEMENT_KINDS } from '#modules/prices/domain/agreement.ts';
import { AGREEMENT_STATES } from '#modules/prices/domain/agreement-state.ts';

/** As many pieces as one line has at most. */
const MOST_PIECES = 9999;
/** Minor units: more no piece costs. */
const MOST_MINOR = 100_000_000_000;

const byId = z.strictObject({ id: z.string().min(1).max(100) });
const typeCode = z.string().trim().min(1).max(500).refine(isOneLine, NO_ONE_LINE);
const currency = z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]);

const agreement = z.object({
  id: z.uuid(),
  selector: z.enum(AGREED_FOR),
  /** The type code of the product, or the family in the asked language. */
  name: z.string(),
  kind: z.enum(AGREEMENT_KINDS),
  /** Minor units of one piece, or basis points of the list price. */
  value: z.number().int(),
  currency,
  minQuantity: z.number().int(),
  validFrom: z.iso.date(),
  /** Null until it is ended. */
  validTo: z.iso.date().nullable(),
  note: z.string(),
  /** By the provider's day. */
  state: z.enum(AGREEMENT_STATES),
});
/** A price agreed with a customer beside its terms. */
export type AgreementDto = z.output<typeof agreement>;

const family = z.object({ key: z.string(), name: z.string() });
/** A family that prices can be agreed for. */
export type FamilyDto = z.output<typeof family>;

const ofCustomer = z.object({
  /** Those that hold first, then those to come, then those that ended; the last agreed first. */
  agreements: z.array(agreement),
  /** Of the customer's list; null without terms, with which agreements begin. */
  currency: currency.nullable(),
  /** Those of the version in force, the wide ones before those within them; none where no version is. */
  families: z.array(family),
});
/** What was agreed with a customer, and what can be. */
export type AgreementsDto = z.output<typeof ofCustomer>;

const agreedProduct = z.object({
  /** In full, as the product is written. */
  typeCode: z.string(),
  productName: z.string(),
  currency,
  /** Minor units of one piece, before any discount. */
  listUnit: z.number().int(),
  /** What so many pieces cost the customer each without any agreement; null where the list does not know its group. */
  usualUnit: z.number().int().nullable(),
});
/** A product as an agreement would be about it. */
export type AgreedProductDto = z.output<typeof agreedProduct>;

/** Why a type code is nothing to agree on. */
const PRODUCT_ERRORS = [
  'price-agreement.no-product',
  'price-agreement.on-request',
  'configuration.below-demand',
  'configuration.impossible',
  'configuration.incomplete',
  'configuration.invalid',
  'configuration.unknown-basic-type',
  'release.outdated',
] as const;
const BASIS_ERRORS = ['record.unknown', 'price-agreement.no-terms', 'price-agreement.no-version'] as const;

/** Prices agreed with customers, for the administrator, as their terms are. */
export const agreementRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/customer-terms/:id/agreements',
    access: 'prices.publish',
    audited: 'customer-terms.read',
    summary:
      'What was agreed with a customer beside its terms, past and to come among it, and the families to choose from',
    params: byId,
    result: ofCustomer,
    errors: ['record.unknown'],
  }),
  product: defineRoute({
    method: 'GET',
    path: '/v1/customer-terms/:id/agreed-product',
    access: 'prices.publish',
    audited: 'customer-terms.read',
    summary: 'The product of a type code, with its list price and what a customer pays for it without any agreement',
    params: byId,
    query: z.strictObject({ typeCode, quantity: wholeNumber(1, MOST_PIECES, 1) }),
    result: agreedProduct,
    errors: [...BASIS_ERRORS, ...PRODUCT_ERRORS],
  }),
  make: defineRoute({
    method: 'POST',
    path: '/v1/customer-terms/:id/agreements',
    access: 'prices.publish',
    summary:
      'Agrees a price or a discount with a customer, for a family or for one product by its type code: it stands in place of group and quantity discount where it is lower',
    params: byId,
    body: z.strictObject({
      about: z.discriminatedUnion('selector', [
        z.strictObject({ selector: z.literal('family'), key: z.string().min(1).max(100) }),
        z.strictObject({ selector: z.literal('product'), typeCode }),
      ]),
      /** Minor units of one piece in the currency of the customer's list, or basis points of the list price. */
      agreed: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('net'), value: z.number().int().min(1).max(MOST_MINOR) }),
        z.strictObject({ kind: z.literal('discount'), value: z.number().int().min(1).max(9999) }),
      ]),
      /** From how many pieces of one line on. */
      minQuantity: z.number().int().min(1).max(MOST_PIECES).default(1),
      /** The first day; left out, the provider's today. */
      validFrom: z.iso.date().optional(),
      /** The last day; null until it is ended. */
      validTo: z.iso.date().nullable().default(null),
      note: z.string().trim().max(500).refine(isPlainText, NO_PLAIN_TEXT).default(''),
    }),
    result: ofCustomer,
    errors: [...BASIS_ERRORS, ...PRODUCT_ERRORS, 'price-agreement.family-unknown', 'price-agreement.days'],
  }),
  end: defineRoute({
    method: 'POST',
    path: '/v1/price-agreements/:id/end',
    access: 'prices.publish',
    summary:
      'Ends an agreement: it holds until yesterday by the provider’s day, and one that has not held a whole day is removed',
    params: byId,
    result: ofCustomer,
    errors: ['record.unknown', 'price-agreement.over'],
  }),
};
