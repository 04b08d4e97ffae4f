import { z } from 'zod';
import { defineRoute, type FieldNames, pageOf, wholeNumber } from '#kernel/contract.ts';
import { isOneLine, isPlainText } from '#kernel/one-line.ts';
import { faultAt, NO_ONE_LINE, NO_PLAIN_TEXT } from '#kernel/told-fault.ts';
import { LINE_CODES } from '#lines/line-of.ts';
import { BY_WHOM } from './domain/attached-configuration.ts';
import { TELEPHONE } from './domain/check-enquiry.ts';
import { ENQUIRY_STATES } from './domain/enquiry-states.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const line = (most: number) => text(most).refine(isOneLine, NO_ONE_LINE);
const optionalLine = (most: number) => z.string().trim().max(most).refine(isOneLine, NO_ONE_LINE).default('');
const version = z.number().int().min(1).max(2_000_000_000).optional();
const ETAG = { ETag: 'The version of the enquiry, as "3"' };
const IF_MATCH = { 'If-Match': 'The version the step means, as "3", W/"3" or 3; may stand for `version`' };

const NO_REACH = {
  zh: '邮箱与电话至少填写一项，以便答复',
  en: 'an e-mail address or a telephone number is needed for the answer',
};

/** What the fields of an enquiry are called, by their place in a request that has it there. */
export const enquiryFieldNames = (place: string): FieldNames => ({
  [`${place}.productLine`]: { zh: '产品系列', en: 'Product line' },
  [`${place}.name`]: { zh: '姓名', en: 'Name' },
  [`${place}.company`]: { zh: '公司', en: 'Company' },
  [`${place}.email`]: { zh: '电子邮箱', en: 'E-mail' },
  [`${place}.telephone`]: { zh: '电话', en: 'Telephone' },
  [`${place}.message`]: { zh: '工况说明', en: 'Your application' },
});

const TEXT_NAMES: FieldNames = {
  'body.text': { zh: '内容', en: 'Text' },
  'body.version': { zh: '版本', en: 'Version' },
};

/** What a person asks about a product line that is selected with an engineer (product decisions §10). */
export const enquiryForm = z
  .strictObject({
    productLine: z.enum(LINE_CODES),
    name: line(80),
    company: optionalLine(120),
    email: z.union([z.literal(''), z.email().max(254)]).default(''),
    telephone: z.string().trim().regex(TELEPHONE).default(''),
    message: text(4000).refine(isPlainText, NO_PLAIN_TEXT),
  })
  .refine(({ email, telephone }) => email !== '' || telephone !== '', faultAt(['email'], NO_REACH));

const enquiry = z.object({
  id: z.string(),
  /** Counts the steps, so that of two people who answer at once the second is told. */
  version: z.number().int(),
  state: z.enum(ENQUIRY_STATES),
  productLine: z.string(),
  /** What it is about, in one line. */
  subject: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  telephone: z.string(),
  message: z.string(),
  /** The language to answer in. */
  locale: z.string(),
  createdAt: z.iso.datetime(),
  /** When the last was said: the question, an answer or a reply. */
  lastSaidAt: z.iso.datetime(),
  /** The asker's organisation and account, where they were signed in. */
  customerName: z.string().nullable(),
  actorName: z.string().nullable(),
  /** Whose people asked for the customer; null where the customer’s own did. */
  askedBy: z.string().nullable(),
  /** Whether the last word is a reply of whoever asked, which waits for an answer. */
  isReplied: z.boolean().default(false),
  /** Who handles it; null as long as nobody has taken it. */
  ownerName: z.string().nullable(),
  abilities: z.object({
    take: z.boolean(),
    return: z.boolean(),
    answer: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    reply: z.boolean(),
  }),
});
/** An enquiry as it is listed to those who answer it, and to those who asked. */
export type EnquiryDto = z.output<typeof enquiry>;

const figures = z.array(z.object({ name: z.string(), value: z.string() })).readonly();

const attached = z.object({
  asked: z.string(),
  demand: figures,
  /** What nearly meets the demand, the nearest first. */
  near: figures.default([]),
  judgement: z
    .object({ isProduct: z.boolean(), typeCode: z.string(), productName: z.string(), reason: z.string() })
    .nullable(),
  form: z.unknown(),
  /** The drive of the form, in the reader's language; null where none was chosen, or none is known any more. */
  drive: z
    .object({
      figures: z
        .array(
          z.object({
            label: z.string(),
            symbol: z.string().nullable(),
            value: z.string(),
            unit: z.string().nullable(),
          }),
        )
        .readonly(),
      /** How it is mounted and fitted, and how each came to stand, where that is known. */
      fittings: z
        .array(z.object({ label: z.string(), value: z.string(), byWhom: z.enum(BY_WHOM).exactOptional() }))
        .readonly(),
      /** What must still be chosen, is wrong, or is to be confirmed by the maker. */
      open: z.array(z.string()).readonly().default([]),
    })
    .nullable()
    .default(null),
});

const said = z.object({
  id: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  actorName: z.string(),
  /** Whether whoever asked wrote it, in reply to an answer or to add something. */
  isReply: z.boolean().default(false),
});

const openEnquiry = enquiry.extend({
  /** The configuration it is about, as the asker had it and the server judged it. */
  configuration: attached.nullable(),
  answers: z.array(said),
  /** Whether an answer goes by mail; the sender left no address, nor has their account one, where it does not. */
  answeredByMail: z.boolean().default(true),
});
/** An enquiry with its configuration, and the answers and replies to it, the earliest first. */
export type OpenEnquiryDto = z.output<typeof openEnquiry>;

/** Who an enquiry comes from; empty what is not known. */
const sender = z.object({ name: z.string(), company: z.string(), email: z.string(), telephone: z.string() });
export type SenderDto = z.output<typeof sender>;

/** Any text: one that is no id names no record, like an id nobody has. */
const params = z.strictObject({ id: z.string().min(1).max(100) });

function stepRoute<const Name extends string, Body extends z.ZodType>(name: Name, summary: string, body: Body) {
  return defineRoute({
    method: 'POST',
    path: `/v1/enquiries/:id/${name}`,
    access: 'enquiries.answer',
    summary,
    requestHeaders: IF_MATCH,
    answerHeaders: ETAG,
    params,
    body,
    fieldNames: TEXT_NAMES,
    result: openEnquiry,
    errors: ['record.unknown', 'enquiry.wrong-state', 'version.conflict'],
  });
}

const step = z.strictObject({ version });
const written = text(6000).refine(isPlainText, NO_PLAIN_TEXT);

/** Enquiries: asked by anybody, answered by staff (product decisions §10). */
export const enquiryRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/v1/enquiries',
    access: 'public',
    onBehalf: true,
    summary: 'Ask about a product line; an e-mail address or a telephone number is needed for the answer',
    body: enquiryForm,
    fieldNames: enquiryFieldNames('body'),
    result: z.object({ id: z.uuid() }),
    errors: ['enquiry.slowed'],
  }),
  sender: defineRoute({
    method: 'GET',
    path: '/v1/enquiry-sender',
    access: 'enquiries.read',
    summary: 'Who asks, as far as the portal knows: what an enquiry need not be told again',
    result: sender,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/v1/enquiries',
    access: 'enquiries.read',
    audited: 'enquiry.list',
    summary:
      'The enquiries within reach, first what was said last, page by page; those of visitors are read by the provider alone',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 20),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
      state: z.enum(ENQUIRY_STATES).optional(),
      /** `me`: only those one looks after. */
      owner: z.literal('me').optional(),
      /** A text that the number, the words or the names of who asked hold. */
      q: z.string().trim().max(100).refine(isOneLine, NO_ONE_LINE).default(''),
    }),
    result: pageOf(enquiry),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/enquiries/:id',
    access: 'enquiries.read',
    audited: 'enquiry.read',
    summary: 'One enquiry with the configuration it is about and its answers',
    answerHeaders: ETAG,
    params,
    result: openEnquiry,
    errors: ['record.unknown'],
  }),
};

/** What whoever asked does with their enquiry: it needs no version, for what others have done meanwhile does not stand against it. */
export const enquiryReplyRoute = defineRoute({
  method: 'POST',
  path: '/v1/enquiries/:id/reply',
  access: 'enquiries.reply',
  onBehalf: true,
  summary:
    'Reply to the answer to one’s enquiry, or add to it; what was answered or closed is in progress again. The same words sent again within a minute are one reply',
  answerHeaders: ETAG,
  params,
  body: z.strictObject({ text: written }),
  fieldNames: TEXT_NAMES,
  result: openEnquiry,
  errors: ['record.unknown', 'enquiry.reply-slowed'],
});

/** What those who answer do with an enquiry, each step by its name. */
export const enquiryStepRoutes = {
  take: stepRoute('take', 'Take an enquiry, also over from a colleague', step),
  return: stepRoute('return', 'Return an enquiry to everybody who may answer it', step),
  answer: stepRoute(
    'answer',
    'Answer an enquiry; the answer goes by mail where `answeredByMail` says so, and is only written down where it does not',
    step.extend({ text: written }),
  ),
  close: stepRoute('close', 'Close an enquiry', step),
  reopen: stepRoute('reopen', 'Take up again what was answered or closed', step),
};
