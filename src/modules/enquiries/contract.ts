import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { LINE_CODES } from '#lines/line-of.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const line = (most: number) => text(most).refine(isOneLine);
const optionalLine = (most: number) => z.string().trim().max(most).refine(isOneLine).default('');

/** What a person asks about a product line that is selected with an engineer (product decisions §10). */
export const enquiryForm = z
  .strictObject({
    productLine: z.enum(LINE_CODES),
    name: line(80),
    company: optionalLine(120),
    email: z.union([z.literal(''), z.email().max(254)]).default(''),
    telephone: z
      .string()
      .trim()
      .regex(/^[+\d\- ]{0,20}$/)
      .default(''),
    message: text(4000),
  })
  .refine(({ email, telephone }) => email !== '' || telephone !== '', { path: ['email'], message: 'a way to answer' });

const enquiry = z.object({
  id: z.string(),
  productLine: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  telephone: z.string(),
  message: z.string(),
  /** The language to answer in. */
  locale: z.string(),
  createdAt: z.iso.datetime(),
  /** The asker's organisation and account, where they were signed in. */
  customerName: z.string().nullable(),
  actorName: z.string().nullable(),
});
/** An enquiry as those who answer it read it. */
export type EnquiryDto = z.output<typeof enquiry>;

export const enquiryRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/v1/enquiries',
    access: 'public',
    summary: 'Ask about a product line; an e-mail address or a telephone number is needed for the answer',
    body: enquiryForm,
    result: z.object({ id: z.uuid() }),
    errors: ['enquiry.slowed'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/v1/enquiries',
    access: 'enquiries.read',
    audited: 'enquiry.list',
    summary: 'The enquiries of visitors and of the customers within reach, newest first, page by page',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 20),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
    }),
    result: pageOf(enquiry),
  }),
};
