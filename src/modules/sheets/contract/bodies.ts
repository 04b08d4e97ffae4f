import { z } from 'zod';
import type { FieldNames } from '#kernel/contract.ts';
import { line, onceEach, text, written } from '#modules/quotes/contract/said.ts';
import { MOST_ITEMS } from '#modules/sheets/domain/sheet-body.ts';

const version = z.number().int().min(1).max(2_000_000_000).optional();
const id = z.string().min(1).max(100);
const ids = z.array(id).max(MOST_ITEMS);
const itemNo = z.number().int().min(1).max(100_000);
const title = line(120);
const remark = text(2000);
/** Which revision somebody has looked at. */
const no = z.number().int().min(1).max(100_000);
const reason = text(1000).default('');

/** What is said of an item beside the configuration it is. */
const item = z.strictObject({
  itemNo,
  quantity: z.number().int().min(1).max(9999).optional(),
  customerPartNo: line(60).optional(),
  remark: text(1000).optional(),
});

export const SHEET_BODIES = {
  create: z.strictObject({
    configurationIds: ids.min(1),
    title: title.default(''),
    remark: remark.default(''),
    quoteId: id.nullable().default(null),
    orderId: id.nullable().default(null),
  }),
  /** What is left out stays as it is. */
  edit: z.strictObject({
    version,
    title: title.optional(),
    remark: remark.optional(),
    quoteId: id.nullable().optional(),
    orderId: id.nullable().optional(),
    items: onceEach(item, 'itemNo').default([]),
    remove: z.array(itemNo).max(MOST_ITEMS).default([]),
    add: ids.default([]),
  }),
  submit: z.strictObject({ version }),
  confirm: z.strictObject({ version, no }),
  return: z.strictObject({
    version,
    no,
    remarks: onceEach(z.strictObject({ itemNo, text: written(1000) }), 'itemNo', 1),
    /** What is said of all of it. */
    reason,
  }),
  'call-back': z.strictObject({ version }),
  revise: z.strictObject({ version, reason }),
  release: z.strictObject({ version, no }),
  discard: z.strictObject({ version, reason }),
  cancel: z.strictObject({ version, reason }),
} as const;

/** What the fields of a sheet are called. */
export const SHEET_FIELD_NAMES: FieldNames = {
  'body.configurationIds': { zh: '配置', en: 'Configurations' },
  'body.title': { zh: '名称', en: 'Title' },
  'body.remark': { zh: '备注', en: 'Remark' },
  'body.quoteId': { zh: '报价单', en: 'Quote' },
  'body.orderId': { zh: '订单', en: 'Order' },
  'body.items': { zh: '配置项', en: 'Items' },
  'body.remove': { zh: '移除的配置项', en: 'Items to remove' },
  'body.add': { zh: '新增的配置', en: 'Configurations to add' },
  'body.remarks': { zh: '退回意见', en: 'Remarks' },
  'body.reason': { zh: '原因', en: 'Reason' },
  'body.no': { zh: '版次', en: 'Revision' },
  'body.version': { zh: '版本', en: 'Version' },
};
