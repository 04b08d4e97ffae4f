import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';

const loan = z.object({ id: z.string(), toy: z.string(), state: z.string(), version: z.number() });

/** Lending toys over HTTP. */
export const toyRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/toys',
    access: 'toys.lend',
    audited: 'toy.list',
    summary: 'The toys that were lent',
    result: z.array(loan),
  }),
  lend: defineRoute({
    method: 'POST',
    path: '/v1/toys',
    access: 'toys.lend',
    summary: 'Lend a toy',
    body: z.strictObject({ toy: z.string().min(1).max(40) }),
    result: loan,
  }),
  giveBack: defineRoute({
    method: 'POST',
    path: '/v1/toys/:id/return',
    access: 'toys.lend',
    summary: 'Take a toy back',
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({ version: z.number().int().optional() }),
    result: loan,
    errors: ['record.unknown', 'toy.not-lent', 'version.conflict'],
  }),
};
