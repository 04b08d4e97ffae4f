import { z } from 'zod';
import type { FieldNames } from '#kernel/contract.ts';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { showsSomething } from '#kernel/one-line.ts';
import { faultAt } from '#kernel/told-fault.ts';
import { LINE_CODES } from '#lines/line-of.ts';
import { isCreditCode, typedCreditCode } from '#modules/accounts/domain/credit-code.ts';
import { CHINA } from '#modules/accounts/domain/registration.ts';
import { isCountryCode } from '#modules/bills/domain/country-codes.ts';
import { day, line, NOTHING_WRITTEN, text, written } from '#modules/quotes/contract/said.ts';

const named = (most: number) => line(most).min(1).refine(showsSomething, NOTHING_WRITTEN);
const version = z.number().int().min(1).max(2_000_000_000).optional();
const CURRENCY_CODES = Object.keys(CURRENCIES) as [Currency, ...Currency[]];

const NO_COUNTRY = faultAt([], { zh: '请选择国家或地区', en: 'is no country or region' });
const NO_CODE = faultAt(['creditCode'], {
  zh: '不是有效的 18 位统一社会信用代码；不清楚时可留空',
  en: 'is no unified social credit code of 18 signs; leave it empty if you do not know it',
});
const NO_CURRENCY = faultAt(['currency'], { zh: '填写金额时请选择币种', en: 'is needed with an amount' });

/** What is told of a prospective customer and its project. */
const facts = z.strictObject({
  company: named(200),
  /** In China the unified social credit code, elsewhere the register number; may be left empty. */
  creditCode: line(40).transform(typedCreditCode).default(''),
  country: z.string().refine(isCountryCode, NO_COUNTRY),
  area: line(200).default(''),
  project: named(200),
  productLines: z
    .array(z.enum(LINE_CODES))
    .max(LINE_CODES.length)
    .transform((codes) => [...new Set(codes)])
    .default([]),
  quantity: z.number().int().min(1).max(1_000_000).nullable().default(null),
  /** Minor units. */
  amount: z.number().int().min(1).max(1_000_000_000_000).nullable().default(null),
  currency: z.enum(CURRENCY_CODES).nullable().default(null),
  closeDate: day.nullable().default(null),
  note: text(2000).default(''),
});

/** What is reported, and what of it fits together. */
const consistent = <Said extends z.ZodType<z.output<typeof facts>>>(said: Said) =>
  said
    .refine(({ country, creditCode }) => country !== CHINA || creditCode === '' || isCreditCode(creditCode), NO_CODE)
    .refine(({ amount, currency }) => amount === null || currency !== null, NO_CURRENCY);

export const REPORT_BODIES = {
  /** Staff may say for which customer of theirs they report; left out, it is in the provider's own name. */
  report: consistent(facts.extend({ organisationId: z.string().max(100).optional() })),
  edit: consistent(facts.extend({ version })),
  approve: z.strictObject({
    version,
    /** Which duplicates were looked at, as `duplicatesHash` of the report says. */
    duplicatesHash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  refuse: z.strictObject({ version, reason: written(1000) }),
  extend: z.strictObject({ version }),
  withdraw: z.strictObject({ version, reason: text(1000).default('') }),
} as const;

export type ReportFacts = z.output<typeof facts>;

/** What the fields of a report are called. */
export const REPORT_FIELD_NAMES: FieldNames = {
  'body.company': { zh: '客户公司', en: 'Company' },
  'body.creditCode': { zh: '信用代码或注册号', en: 'Credit code or register number' },
  'body.country': { zh: '国家或地区', en: 'Country or region' },
  'body.area': { zh: '地区', en: 'Area' },
  'body.project': { zh: '项目', en: 'Project' },
  'body.productLines': { zh: '产品系列', en: 'Product lines' },
  'body.quantity': { zh: '预计数量', en: 'Expected quantity' },
  'body.amount': { zh: '预计金额', en: 'Expected amount' },
  'body.currency': { zh: '币种', en: 'Currency' },
  'body.closeDate': { zh: '预计签约日期', en: 'Expected closing date' },
  'body.note': { zh: '备注', en: 'Note' },
  'body.reason': { zh: '原因', en: 'Reason' },
  'body.organisationId': { zh: '报备所属客户', en: 'Reported for' },
  'body.duplicatesHash': { zh: '查重结果', en: 'Duplicates looked at' },
  'body.quoteId': { zh: '报价单', en: 'Quote' },
  'body.version': { zh: '版本', en: 'Version' },
};
