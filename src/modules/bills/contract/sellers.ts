import { z } from 'zod';
import { defineRoute, type FieldNames } from '#kernel/contract.ts';
import { CURRENCIES, type Currency } from '#kernel/money.ts';
import { line } from '#modules/quotes/contract/said.ts';
import { SELLER_NAMES } from './field-names.ts';
import { bilingual, party } from './goods.ts';
import { placesIn } from './named-places.ts';
import { params, version } from './shipments.ts';

const CURRENCY_CODES = Object.keys(CURRENCIES) as [Currency, ...Currency[]];
const filled = (most: number) => line(most).pipe(z.string().min(1));

const sellerWords = {
  party,
  signature: z.strictObject({ name: line(120), role: bilingual(120) }),
};
const seller = z.object({ ...sellerWords, version: z.number().int(), isDemo: z.boolean() });
export type SellerDto = z.output<typeof seller>;

const accountWords = {
  currency: z.enum(CURRENCY_CODES),
  beneficiary: filled(200),
  bank: filled(200),
  address: line(300),
  /** Account number or IBAN. */
  account: filled(60),
  swift: line(20),
  isActive: z.boolean(),
};
const account = z.object({ ...accountWords, id: z.string(), version: z.number().int(), isDemo: z.boolean() });
export type AccountDto = z.output<typeof account>;

const FIELD_NAMES: FieldNames = {
  'body.version': { zh: '版本', en: 'Version' },
  ...placesIn('body', SELLER_NAMES),
  'body.beneficiary': { zh: '收款人', en: 'Beneficiary' },
  'body.address': { zh: '银行地址', en: 'Bank address' },
  'body.isActive': { zh: '状态', en: 'State' },
  'body.bank': { zh: '开户行', en: 'Bank' },
  'body.account': { zh: '账号', en: 'Account number or IBAN' },
  'body.swift': { zh: 'SWIFT 代码', en: 'SWIFT code' },
  'body.currency': { zh: '币种', en: 'Currency' },
};

/** The provider as its papers name it, where customers pay to, and how far the numbers of papers are. */
export const sellerRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/v1/seller',
    access: 'sellers.write',
    summary:
      'The provider as its papers name it, its accounts, and the last number of each series; null before anybody said',
    result: z.object({
      seller: seller.nullable(),
      accounts: z.array(account),
      series: z.array(z.object({ series: z.string(), period: z.string(), last: z.number().int() })),
    }),
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/v1/seller',
    access: 'sellers.write',
    summary: 'Say how papers name the provider, and who signs; papers that were issued stay as they are',
    body: z.strictObject({ ...sellerWords, version }),
    fieldNames: FIELD_NAMES,
    result: seller,
    errors: ['version.conflict'],
  }),
  addAccount: defineRoute({
    method: 'POST',
    path: '/v1/bank-accounts',
    access: 'sellers.write',
    summary: 'Add an account customers may pay to',
    body: z.strictObject(accountWords),
    fieldNames: FIELD_NAMES,
    result: account,
  }),
  changeAccount: defineRoute({
    method: 'PUT',
    path: '/v1/bank-accounts/:id',
    access: 'sellers.write',
    summary: 'Change an account, or let nobody pay to it any more',
    params,
    body: z.strictObject({ ...accountWords, version }),
    fieldNames: FIELD_NAMES,
    result: account,
    errors: ['record.unknown', 'version.conflict'],
  }),
};
