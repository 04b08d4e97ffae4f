import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { PRODUCT_LINE_CODES } from './domain/product-line-codes.ts';

const line = (most: number) => z.string().trim().min(1).max(most);
const optionalLine = (most: number) => z.string().trim().max(most).default('');

/** What a person asks about a product line that is selected with an engineer (product decisions §10). */
export const enquiryForm = z
  .strictObject({
    productLine: z.enum(PRODUCT_LINE_CODES),
    name: line(80),
    company: optionalLine(120),
    email: z.union([z.literal(''), z.email().max(254)]).default(''),
    telephone: z
      .string()
      .trim()
      .regex(/^[+\d\- ]{0,20}$/)
      .default(''),
    message: line(4000),
  })
  .refine(({ email, telephone }) => email !== '' || telephone !== '', { path: ['email'], message: 'a way to answer' });

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
};
