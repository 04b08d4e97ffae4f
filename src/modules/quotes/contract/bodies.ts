import { z } from 'zod';
import { showsSomething } from '#kernel/one-line.ts';
import { faultAt } from '#kernel/told-fault.ts';
import { INCOTERMS } from '#modules/prices/domain/incoterms.ts';
import { CHARGE_KINDS, MOST_CHARGES } from '#modules/quotes/domain/charges.ts';
import { MOST_QUOTE_FILES } from '#modules/quotes/domain/quote-files.ts';
import { DECLINE_REASONS } from '#modules/quotes/domain/quote-words.ts';
import { day, line, NOTHING_WRITTEN, onceEach, text, written } from './said.ts';

/** A text of one line; what is blank is not agreed. */
const agreed = (most: number) =>
  line(most)
    .nullable()
    .transform((said) => said || null);
const quantity = z.number().int().min(1).max(9999);
/** Minor units of one piece: so many that a quote of all lines is still counted exactly. */
const price = z.number().int().min(1).max(1_000_000_000);
const lineNo = z.number().int().min(1).max(100_000);
const version = z.number().int().min(1).max(2_000_000_000).optional();
const id = z.string().max(100);
const ids = z.array(id).min(1).max(200);
/** What is said of a message that says nothing. */
const NO_WORDS = faultAt(['text'], {
  zh: '请填写内容，或附上文件',
  en: 'is needed where no file goes with the message',
});

/** What is said of several lines. */
const eachOnce = <Line extends z.ZodType<{ readonly lineNo: number }>>(one: Line, least = 0) =>
  onceEach(one, 'lineNo', least);

/** What the customer's side says of a line. */
const wishes = {
  quantity: quantity.optional(),
  wantedDate: day.nullable().optional(),
  customerPartNo: line(60).optional(),
  targetPrice: price.nullable().optional(),
  note: text(1000).optional(),
};

/** What is offered for a line: as the list says, with a discount by hand, at a price by hand, or not at all. */
const pricedLine = z.discriminatedUnion('as', [
  z.strictObject({ lineNo, as: z.literal('computed') }),
  z.strictObject({ lineNo, as: z.literal('discount'), basisPoints: z.number().int().min(-10_000).max(9_999) }),
  z.strictObject({
    lineNo,
    as: z.literal('price'),
    unit: price,
    /** In how many days, where the list does not know or somebody promises otherwise. */
    leadDays: z.number().int().min(0).max(999).optional(),
  }),
  z.strictObject({ lineNo, as: z.literal('not-offered'), reason: written(500) }),
]);
export type PricedLine = z.output<typeof pricedLine>;

/** What it is for is said of a charge that is none of the usual. */
const NO_NAME = faultAt(['text'], { zh: '请写明费用名称', en: 'is needed for a charge of another kind' });

/** What is charged beside the lines, for the whole offer. */
const charge = z
  .strictObject({ kind: z.enum(CHARGE_KINDS), text: line(120).default(''), amount: price })
  .refine(({ kind, text }) => kind !== 'other' || text !== '', NO_NAME);

/** By which version of the customer's list is priced: the one in force, or an older one with the reason why. */
const chosenList = z.strictObject({ versionId: id, reason: text(500).default('') });
export type ChosenList = z.output<typeof chosenList>;

/** What the provider works out: of the lines named what is said, of the others as before, or as the list says. */
const pricing = z.strictObject({
  lines: eachOnce(pricedLine).default([]),
  /** All of them; left out: as before. */
  charges: z.array(charge).max(MOST_CHARGES).optional(),
  payment: agreed(200).optional(),
  incoterm: z.enum(INCOTERMS).nullable().optional(),
  /** The named place, with an Incoterm and never without one. */
  place: agreed(120).optional(),
  validUntil: day.optional(),
  /** Left out: the version the pricing began with, which is the one in force then. */
  priceList: chosenList.optional(),
});
export type Pricing = z.output<typeof pricing>;

const step = z.strictObject({ version });
const because = step.extend({ reason: written(1000) });
/** Which offer is meant, which says more than a version: one that was replaced meanwhile is not answered. */
const ofOffer = z.strictObject({ offerNo: z.number().int().min(1) });

/** What is sent with each step, by its action. */
export const STEP_BODIES = {
  edit: step.extend({
    title: line(120).optional(),
    customerRef: line(60).optional(),
    wantedDate: day.nullable().optional(),
    lines: eachOnce(z.strictObject({ lineNo, ...wishes })).default([]),
    add: ids.optional(),
    remove: z.array(lineNo).max(200).default([]),
    /** Of a draft of the provider's own. */
    pricing: pricing.optional(),
  }),
  plain: step,
  because,
  'give-to': step.extend({ userId: z.string().max(100), reason: text(1000).default('') }),
  price: pricing.extend({ version }),
  counter: ofOffer.extend({
    lines: eachOnce(z.strictObject({ lineNo, ...wishes, isDropped: z.boolean().optional() }), 1),
    note: text(1000).default(''),
  }),
  accept: ofOffer.extend({
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** The customer's own number of the order. */
    orderNumber: line(60).optional(),
    fileId: id.optional(),
  }),
  decline: step.extend({ reasonCode: z.enum(DECLINE_REASONS), text: text(1000).default('') }),
  message: z
    .strictObject({
      text: text(4000)
        .refine((said) => said === '' || showsSomething(said), NOTHING_WRITTEN)
        .default(''),
      fileIds: z.array(id).max(MOST_QUOTE_FILES).default([]),
      lineNo: lineNo.optional(),
      isInternal: z.boolean().default(false),
    })
    .refine(({ fileIds, text }) => text !== '' || fileIds.length > 0, NO_WORDS),
  copy: z.strictObject({}),
} as const;

/** What is sent with each step of an approval; the hash is of the offer that was looked at. */
const ofHash = step.extend({ hash: z.string().regex(/^[0-9a-f]{64}$/) });
export const APPROVAL_BODIES = {
  ask: ofHash,
  approve: ofHash.extend({ comment: text(1000).default('') }),
  refuse: ofHash.extend({ comment: written(1000) }),
  'call-back': step,
} as const;

/** A percentage taken off all lines, or off those named; 0 asks for the offer as it would be saved untouched. */
export const whatIfBody = z.strictObject({
  basisPoints: z.number().int().min(0).max(9_999),
  lineNos: z.array(lineNo).max(200).optional(),
});
export type WhatIfBody = z.output<typeof whatIfBody>;

/** Up to which message of which thread somebody has read: of a line, or of the quote as a whole. */
export const readUpTo = z.strictObject({ lineNo: lineNo.nullable().default(null), messageId: z.string().max(100) });

export const newQuote = z.strictObject({
  configurationIds: ids,
  title: line(120).default(''),
  customerRef: line(60).default(''),
  wantedDate: day.nullable().default(null),
});

/** What the fields are called, by their place in a request. */
export const QUOTE_FIELD_NAMES = {
  'body.version': { zh: '版本', en: 'Version' },
  'body.title': { zh: '名称', en: 'Title' },
  'body.customerRef': { zh: '客户参考号', en: 'Your reference' },
  'body.wantedDate': { zh: '需求日期', en: 'Wanted date' },
  'body.configurationIds': { zh: '产品', en: 'Products' },
  'body.lines': { zh: '明细', en: 'Lines' },
  'body.lines.*.quantity': { zh: '第 {{no}} 行数量', en: 'Quantity of entry {{no}}' },
  'body.lines.*.targetPrice': { zh: '第 {{no}} 行目标价', en: 'Target price of entry {{no}}' },
  'body.lines.*.wantedDate': { zh: '第 {{no}} 行需求日期', en: 'Wanted date of entry {{no}}' },
  'body.lines.*.note': { zh: '第 {{no}} 行备注', en: 'Note of entry {{no}}' },
  'body.lines.*.customerPartNo': { zh: '第 {{no}} 行客户物料号', en: 'Customer part no. of entry {{no}}' },
  'body.lines.*.unit': { zh: '第 {{no}} 行单价', en: 'Price of entry {{no}}' },
  'body.lines.*.basisPoints': { zh: '第 {{no}} 行折扣', en: 'Discount of entry {{no}}' },
  'body.lines.*.leadDays': { zh: '第 {{no}} 行交货期', en: 'Lead time of entry {{no}}' },
  'body.lines.*.reason': { zh: '第 {{no}} 行原因', en: 'Reason of entry {{no}}' },
  'body.basisPoints': { zh: '折扣', en: 'Discount' },
  'body.lineNos': { zh: '所选明细', en: 'Chosen lines' },
  'body.lineNos.*': { zh: '所选明细第 {{no}} 项', en: 'Entry {{no}} of the chosen lines' },
  'body.charges': { zh: '附加费用', en: 'Charges' },
  'body.charges.*.kind': { zh: '附加费用 {{no}} 类别', en: 'Kind of charge {{no}}' },
  'body.charges.*.text': { zh: '附加费用 {{no}} 说明', en: 'What charge {{no}} is for' },
  'body.charges.*.amount': { zh: '附加费用 {{no}} 金额', en: 'Amount of charge {{no}}' },
  'body.validUntil': { zh: '有效期至', en: 'Valid until' },
  'body.payment': { zh: '付款条件', en: 'Payment' },
  'body.incoterm': { zh: '贸易术语', en: 'Incoterm' },
  'body.place': { zh: '指定地点', en: 'Named place' },
  'body.priceList': { zh: '价目表', en: 'Price list' },
  'body.priceList.versionId': { zh: '价目表版本', en: 'Version of the price list' },
  'body.priceList.reason': { zh: '采用旧版价目表的原因', en: 'Reason for the older price list' },
  'body.reason': { zh: '原因', en: 'Reason' },
  'body.reasonCode': { zh: '原因', en: 'Reason' },
  'body.fileIds': { zh: '附件', en: 'Files' },
  'body.fileId': { zh: '订单文件', en: 'Order as a file' },
  'body.text': { zh: '内容', en: 'Text' },
  'body.comment': { zh: '意见', en: 'Comment' },
  'body.userId': { zh: '接收人', en: 'Receiver' },
  'body.offerNo': { zh: '报价版本', en: 'Offer' },
} as const;
