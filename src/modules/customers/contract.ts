import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import type { CustomerNode } from '#modules/customers/domain/customer-tree.ts';

const customerNode: z.ZodType<CustomerNode> = z.lazy(() =>
  z.object({
    id: z.string(),
    customerName: z.string(),
    mayActFor: z.boolean(),
    children: z.array(customerNode).readonly(),
  }),
);

/** Assisted selection: whom one may act for (spec 000 §4, §7). The header `On-Behalf-Of` of a call then names the customer. */
export const customerRoutes = {
  assistTree: defineRoute({
    method: 'POST',
    path: '/v1/customerInfo/getAssistCustomerInfoByUser',
    access: 'customers.assist',
    summary: 'The tree of customers the signed-in person may act for; the user object of the body is not trusted',
    query: z.strictObject({ customerName: z.string().trim().max(100).default('') }),
    /** The client sends the user object (spec 000 §7); who asks is told by the token. */
    body: z.looseObject({}),
    result: z.array(customerNode),
  }),
};
