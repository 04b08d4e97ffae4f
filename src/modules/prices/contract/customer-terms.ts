import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';
import { isOneLine, isPlainText } from '#kernel/one-line.ts';
import { faultAt, NO_ONE_LINE, NO_PLAIN_TEXT } from '#kernel/told-fault.ts';
import { CUSTOMER_KINDS } from '#modules/customers/domain/customer-rules.ts';
import { INCOTERMS } from '#modules/prices/domain/incoterms.ts';
import { SHOWN_PRICES, TAX_MODES } from '#modules/prices/domain/price-codes.ts';
import { isTimeZone } from '#modules/prices/domain/time-zone.ts';

const oneCustomer = z.strictObject({ id: z.string().min(1).max(100) });

/** A text of one line; what is blank is not agreed. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine(isOneLine, NO_ONE_LINE)
    .nullable()
    .default(null)
    .transform((text) => text || null);

const NO_TIME_ZONE = faultAt([], {
  zh: '不是有效的时区名称，请使用 Asia/Shanghai 这样的 IANA 名称',
  en: 'is no time zone: give its IANA name, such as Asia/Shanghai',
});

const given = {
  listId: z.string().min(1).max(100),
  groupCode: z.string().trim().min(1).max(40),
  payment: line(200),
  incoterm: z.enum(INCOTERMS).nullable().default(null),
  /** The named place, with an Incoterm and never without one. */
  place: line(120),
  taxMode: z.enum(TAX_MODES).default('domestic'),
  timeZone: z.string().trim().max(64).refine(isTimeZone, NO_TIME_ZONE).default('Asia/Shanghai'),
  locale: z.enum(LOCALES).default('zh-cn'),
  /** The customer's number in the ERP, that of no other customer. */
  erpNo: line(40),
  showPrices: z.enum(SHOWN_PRICES),
  /** For the administrator alone. */
  creditNote: z
    .string()
    .trim()
    .max(1000)
    .refine(isPlainText, NO_PLAIN_TEXT)
    .nullable()
    .default(null)
    .transform((text) => text || null),
};

const customer = {
  id: z.string(),
  name: z.string(),
  kind: z.enum(CUSTOMER_KINDS),
  /** The level-1 customer above a centre customer. */
  parentName: z.string().nullable(),
};

const listed = z.object({
  ...customer,
  /** Null where nothing was agreed: every price is on request. */
  terms: z
    .object({
      listCode: z.string(),
      groupCode: z.string(),
      showPrices: z.enum(SHOWN_PRICES),
      erpNo: z.string().nullable(),
    })
    .nullable(),
});
/** A customer with what its prices follow from. */
export type ListedTermsDto = z.output<typeof listed>;

const terms = z.object({
  listId: z.string(),
  groupCode: z.string(),
  payment: z.string().nullable(),
  incoterm: z.enum(INCOTERMS).nullable(),
  place: z.string().nullable(),
  taxMode: z.enum(TAX_MODES),
  timeZone: z.string(),
  locale: z.enum(LOCALES),
  erpNo: z.string().nullable(),
  showPrices: z.enum(SHOWN_PRICES),
  creditNote: z.string().nullable(),
});

const listChoice = z.object({
  id: z.string(),
  code: z.string(),
  /** In the asked language. */
  name: z.string(),
  currency: z.string(),
  /** Those of the version in force with their discounts, basis points; none where no version is. */
  groups: z.array(z.object({ code: z.string(), rate: z.number().int() })),
});
/** A list that prices of a customer may follow from. */
export type ListChoiceDto = z.output<typeof listChoice>;

const opened = z.object({
  ...customer,
  /** Null where nothing was agreed yet. */
  terms: terms.nullable(),
  /** Of the terms; 0 where there are none. To be given back with a change. */
  version: z.number().int(),
  lists: z.array(listChoice),
});
/** The terms of a customer, and what they may be. */
export type OpenedTermsDto = z.output<typeof opened>;

/** What is agreed with customers, for the administrator (commerce §6 "terms: A write"). */
export const customerTermsRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/customer-terms',
    access: 'prices.publish',
    audited: 'customer-terms.list',
    summary: 'The customers of both levels, newest first, page by page, each with what its prices follow from',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 50),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
      q: z.string().trim().max(100).default(''),
      /** Those alone with whom nothing was agreed. */
      without: z.literal('true').optional(),
    }),
    result: pageOf(listed),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/customer-terms/:id',
    access: 'prices.publish',
    audited: 'customer-terms.read',
    summary: 'The terms of a customer by the id of its organisation, and the lists and groups to choose from',
    params: oneCustomer,
    result: opened,
    errors: ['record.unknown'],
  }),
  set: defineRoute({
    method: 'PUT',
    path: '/v1/customer-terms/:id',
    access: 'prices.publish',
    summary:
      'Sets the terms of a customer: prices follow them from then on, and quotes that are begun; what was saved or offered stays',
    params: oneCustomer,
    body: z.strictObject({
      ...given,
      /** Of the terms it replaces; 0 where there are none. */
      version: z.number().int().min(0).max(2_000_000_000).optional(),
    }),
    result: opened,
    errors: [
      'record.unknown',
      'version.conflict',
      'customer-terms.place',
      'customer-terms.list-unknown',
      'customer-terms.no-version',
      'customer-terms.group-unknown',
      'customer-terms.erp-taken',
    ],
  }),
};
