import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { CUSTOMER_KINDS } from '#modules/customers/domain/customer-rules.ts';
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
    takesForms: true,
    summary: 'The tree of customers the signed-in person may act for; the user object of the body is not trusted',
    query: z.strictObject({ customerName: z.string().trim().max(100).default('') }),
    /** The client sends the user object (spec 000 §7); who asks is told by the token. */
    body: z.looseObject({}),
    result: z.array(customerNode),
  }),
};

const staff = z.object({
  id: z.string(),
  username: z.string(),
  /** Whether the account is locked, so that in truth nobody looks after the customer. */
  disabled: z.boolean(),
});

const customer = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(CUSTOMER_KINDS),
  parentId: z.string().nullable(),
  creditCode: z.string().nullable(),
  /** To be given back with a change: one that somebody else has changed meanwhile is refused. */
  version: z.number().int(),
  /** How many accounts it has. */
  people: z.number().int(),
  /** Who looks after it; of a centre customer, those who look after the one above. */
  staff: z.array(staff),
  createdAt: z.iso.datetime(),
});
/** A customer as the administrator sees it. */
export type CustomerDto = z.output<typeof customer>;

const head = customer.extend({ children: z.array(customer) });
/** A level-1 customer with its centre customers. */
export type HeadDto = z.output<typeof head>;

const customerWithParent = customer.extend({ parentName: z.string().nullable() });
/** A customer with the name of the one above it. */
export type CustomerWithParentDto = z.output<typeof customerWithParent>;

const oneCustomer = z.strictObject({ id: z.string().min(1).max(100) });
const oneOfStaff = z.strictObject({ userId: z.string().min(1).max(100) });
const oneAssignment = oneCustomer.extend({ userId: z.string().min(1).max(100) });

const given = {
  name: z.string().max(400).default(''),
  creditCode: z.string().max(100).default(''),
  /** The level-1 customer above a level-2 one. */
  parentId: z.string().max(100).nullable().default(null),
};

/** The tree of customers and who looks after them, for the administrator (product decisions §6). */
export const customerOfficeRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/customers',
    access: 'customers.read',
    audited: 'customer.list',
    summary: 'The level-1 customers, newest first, page by page, each with its centre customers',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 20),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
      q: z.string().trim().max(100).default(''),
      /** Those a member of staff looks after, by id; `nobody`: those nobody who can log in looks after. */
      staff: z.string().trim().max(100).default(''),
    }),
    result: pageOf(head),
  }),
  read: defineRoute({
    method: 'GET',
    path: '/v1/customers/:id',
    access: 'customers.read',
    audited: 'customer.read',
    summary: 'One customer as it is now, for who has to bring a change together with somebody else’s',
    params: oneCustomer,
    result: customerWithParent,
    errors: ['record.unknown'],
  }),
  create: defineRoute({
    method: 'POST',
    path: '/v1/customers',
    access: 'customers.write',
    summary: 'Adds a level-1 customer, or a centre customer below one',
    body: z.strictObject({ kind: z.enum(CUSTOMER_KINDS), ...given }),
    result: customer,
    errors: ['customer.code-taken'],
  }),
  change: defineRoute({
    method: 'PUT',
    path: '/v1/customers/:id',
    access: 'customers.write',
    summary: 'Changes name and credit code, and moves a centre customer below another level-1 customer',
    params: oneCustomer,
    body: z.strictObject({ ...given, version: z.number().int().min(1).max(2_000_000_000).optional() }),
    result: customer,
    errors: ['record.unknown', 'version.conflict', 'customer.code-taken'],
  }),
  addStaff: defineRoute({
    method: 'PUT',
    path: '/v1/customers/:id/staff/:userId',
    access: 'customers.write',
    summary: 'Lets a member of staff look after a level-1 customer and its centre customers; counts at once',
    params: oneAssignment,
    result: z.array(staff),
    errors: ['record.unknown', 'customer.staff-only'],
  }),
  removeStaff: defineRoute({
    method: 'DELETE',
    path: '/v1/customers/:id/staff/:userId',
    access: 'customers.write',
    summary: 'Ends that a member of staff looks after a customer; counts at once',
    params: oneAssignment,
    result: z.array(staff),
    errors: ['record.unknown'],
  }),
  handOver: defineRoute({
    method: 'POST',
    path: '/v1/staff/:userId/hand-over',
    access: 'customers.write',
    summary: 'Gives all customers a member of staff looks after to another; counts at once',
    params: oneOfStaff,
    body: z.strictObject({ to: z.string().min(1).max(100) }),
    result: z.object({ customers: z.number().int() }),
    errors: ['record.unknown', 'customer.staff-only'],
  }),
};
