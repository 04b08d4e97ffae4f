import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { faultAt } from '#kernel/told-fault.ts';
import { BILL_KINDS, DESTINATIONS } from '#modules/bills/domain/bill-body.ts';
import { CHOSEN_LEVELS } from '#modules/bills/domain/field-rules.ts';
import { GOODS_KINDS } from '#modules/bills/domain/goods.ts';
import { isHsCode } from '#modules/bills/domain/hs-codes.ts';
import { FIELD_KEYS, type FieldKey } from '#modules/bills/domain/required-fields.ts';
import { day, line, NOTHING_WRITTEN } from '#modules/quotes/contract/said.ts';
import { params, version } from './shipments.ts';

const LEVELS = [...CHOSEN_LEVELS, '–'] as const;
const level = z.enum(LEVELS);
const byDestination = z.object({ domestic: level, export: level });

/** What is asked of one field, on each paper and to where. */
const fieldRules = z.object({
  field: z.enum(FIELD_KEYS as readonly [FieldKey, ...FieldKey[]]),
  version: z.number().int(),
  levels: z.object({ pi: byDestination, ci: byDestination, pl: byDestination }),
});
export type FieldRulesDto = z.output<typeof fieldRules>;

const NO_HS_CODE = faultAt([], { zh: '应为 6 至 10 位数字', en: 'has to be 6 to 10 digits' });

const codeWords = {
  code: z.string().trim().refine(isHsCode, NO_HS_CODE),
  source: line(200).refine((source) => source !== '', NOTHING_WRITTEN),
  /** From when what it was looked up in is valid. */
  sourceDate: day,
  isConfirmed: z.boolean(),
};
const hsCode = z.object({
  ...codeWords,
  /** Kind of goods, and of motors the power: `motor-750`. */
  id: z.string(),
  goodsKind: z.enum(GOODS_KINDS),
  /** The greatest power it is for, W. */
  upToW: z.number().int().nullable(),
  version: z.number().int(),
  /** Null as long as it is the one the portal comes with. */
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
});
export type HsCodeDto = z.output<typeof hsCode>;
const hsCodes = z.object({ codes: z.array(hsCode) });

/** What papers must say, and the HS codes goods begin with. */
export const ruleRoutes = {
  readRules: defineRoute({
    method: 'GET',
    path: '/v1/bill-rules',
    access: 'sellers.write',
    summary: 'What each field is on each paper: R required to issue, O optional, – not used; and the HS codes in force',
    result: hsCodes.extend({ rules: z.array(fieldRules) }),
  }),
  changeRule: defineRoute({
    method: 'PUT',
    path: '/v1/bill-rules/:id',
    access: 'sellers.write',
    summary: 'Ask for a field, or no longer; drafts are checked by it from now on, issued papers stay as they are',
    params,
    body: z.strictObject({
      levels: z
        .array(
          z.strictObject({
            kind: z.enum(BILL_KINDS),
            destination: z.enum(DESTINATIONS),
            level: z.enum(CHOSEN_LEVELS),
          }),
        )
        .max(BILL_KINDS.length * DESTINATIONS.length),
      version,
    }),
    fieldNames: {
      'body.version': { zh: '版本', en: 'Version' },
      'body.levels': { zh: '必填规则', en: 'Rules' },
      'body.levels.*': { zh: '第 {{no}} 条规则', en: 'Rule {{no}}' },
      'body.levels.*.kind': { zh: '第 {{no}} 条规则的单据', en: 'Paper of rule {{no}}' },
      'body.levels.*.destination': { zh: '第 {{no}} 条规则的去向', en: 'Destination of rule {{no}}' },
      'body.levels.*.level': { zh: '第 {{no}} 条规则的要求', en: 'Level of rule {{no}}' },
    },
    result: fieldRules,
    errors: ['record.unknown', 'version.conflict', 'bill.rule-unused', 'bill.rule-fixed'],
  }),
  readCodes: defineRoute({
    method: 'GET',
    path: '/v1/hs-codes',
    access: 'shipments.write',
    summary: 'The HS codes that goods begin with, by kind and power',
    result: hsCodes,
  }),
  changeCode: defineRoute({
    method: 'PUT',
    path: '/v1/hs-codes/:id',
    access: 'sellers.write',
    summary:
      'Say the HS code goods of a kind and power begin with, where it comes from, and whether a broker confirmed it',
    params,
    body: z.strictObject({ ...codeWords, version }),
    fieldNames: {
      'body.version': { zh: '版本', en: 'Version' },
      'body.code': { zh: 'HS 编码', en: 'HS code' },
      'body.source': { zh: '来源', en: 'Source' },
      'body.sourceDate': { zh: '来源日期', en: 'Date of the source' },
      'body.isConfirmed': { zh: '报关行确认', en: 'Confirmed by a broker' },
    },
    result: hsCode,
    errors: ['record.unknown', 'version.conflict', 'bill.hs-chapter', 'bill.hs-kind', 'bill.hs-date'],
  }),
};
