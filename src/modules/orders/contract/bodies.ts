import { z } from 'zod';
import { day, line, onceEach, written } from '#modules/quotes/contract/said.ts';

const version = z.number().int().min(1).max(2_000_000_000).optional();
const step = z.strictObject({ version });
const because = step.extend({ reason: written(1000) });
const itemNumber = z.number().int().min(1).max(9_999_999);
const pieces = z.number().int().min(1).max(999_999);
const count = z.number().int().min(0).max(999_999).optional();

/** What is said of several lines of an order, each by its item number. */
const eachItem = <Line extends z.ZodType<{ readonly itemNumber: number }>>(one: Line) => onceEach(one, 'itemNumber', 1);
const someOf = eachItem(z.strictObject({ itemNumber, pieces }));

/** What is sent with each step of an order. */
export const ORDER_BODIES = {
  confirm: step.extend({
    sapOrderNo: line(40).pipe(z.string().min(1)),
    shippingType: line(40).optional(),
    /** When each line is to be ready. */
    lines: eachItem(
      z.strictObject({
        itemNumber,
        plannedDate: day,
        materialCode: line(60).optional(),
        manufacturingNumber: line(60).optional(),
      }),
    ),
  }),
  cancel: because,
  'report-ready': step.extend({ lines: someOf }),
  'cancel-lines': because.extend({ lines: someOf }),
  'change-dates': step.extend({
    lines: eachItem(z.strictObject({ itemNumber, plannedDate: day })),
    /** Needed where a date becomes later. */
    reason: written(1000).optional(),
  }),
  correct: because.extend({
    lines: eachItem(z.strictObject({ itemNumber, ready: count, shipped: count, delivered: count, cancelled: count })),
  }),
} as const;

/** What the fields are called, by their place in a request. */
export const ORDER_FIELD_NAMES = {
  'body.version': { zh: '版本', en: 'Version' },
  'body.sapOrderNo': { zh: 'SAP 订单号', en: 'SAP order number' },
  'body.shippingType': { zh: '运输方式', en: 'Shipping type' },
  'body.reason': { zh: '原因', en: 'Reason' },
  'body.lines': { zh: '明细', en: 'Lines' },
  'body.lines.*.itemNumber': { zh: '第 {{no}} 项行项目号', en: 'Item number of entry {{no}}' },
  'body.lines.*.plannedDate': { zh: '第 {{no}} 项预计完工日期', en: 'Estimated finished date of entry {{no}}' },
  'body.lines.*.materialCode': { zh: '第 {{no}} 项物料编码', en: 'Material code of entry {{no}}' },
  'body.lines.*.manufacturingNumber': { zh: '第 {{no}} 项制造编号', en: 'Manufacturing number of entry {{no}}' },
  'body.lines.*.pieces': { zh: '第 {{no}} 项数量', en: 'Pieces of entry {{no}}' },
  'body.lines.*.ready': { zh: '第 {{no}} 项已备数量', en: 'Ready of entry {{no}}' },
  'body.lines.*.shipped': { zh: '第 {{no}} 项已发数量', en: 'Shipped of entry {{no}}' },
  'body.lines.*.delivered': { zh: '第 {{no}} 项已交数量', en: 'Delivered of entry {{no}}' },
  'body.lines.*.cancelled': { zh: '第 {{no}} 项取消数量', en: 'Cancelled of entry {{no}}' },
} as const;
