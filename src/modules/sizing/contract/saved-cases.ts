import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { isOneLine, showsSomething } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';
import { CASE_NAME_LENGTH } from '#modules/sizing/domain/saved-cases.ts';
import { sizingBody } from './asked.ts';

const name = z
  .string()
  .trim()
  .min(1)
  .max(CASE_NAME_LENGTH)
  .refine(isOneLine, NO_ONE_LINE)
  .refine(showsSomething, NO_ONE_LINE);
/** Any text: one that is no id names no case, like an id nobody has. */
const params = z.strictObject({ id: z.string() });

const savedCase = z.object({
  id: z.string(),
  name: z.string(),
  /** What the machine was computed of, as `evaluate` takes it. */
  asked: sizingBody,
  updatedAt: z.iso.datetime(),
  /** The best drives of each series when it was last judged, by what the quick search begins with them by. */
  best: z.array(z.string()),
  /** Whether it was judged by the product data in force now. */
  isUpToDate: z.boolean(),
});
/** A sizing that a person has kept. */
export type SavedCaseDto = z.output<typeof savedCase>;

const savedCases = z.object({ rows: z.array(savedCase) });
const REFUSALS = ['sizing.unknown-application', 'sizing.refused'] as const;

/** The sizings of a person, for their own organisation or for the customer they act for (issue of sizing: listed, copied, judged anew). */
export const savedCaseRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/sizing/cases',
    access: 'sizing.cases',
    summary: 'The sizings one has kept, the last changed first',
    result: savedCases,
  }),
  keep: defineRoute({
    method: 'PUT',
    path: '/v1/sizing/cases',
    access: 'sizing.cases',
    summary: 'Keep a sizing under a name, with the drives found for it; one of that name is replaced',
    body: z.strictObject({ name, asked: sizingBody }),
    fieldNames: { 'body.name': { zh: '方案名称', en: 'Name of the case' } },
    result: savedCases,
    errors: [...REFUSALS, 'sizing.too-many-cases'],
  }),
  check: defineRoute({
    method: 'POST',
    path: '/v1/sizing/cases/:id/check',
    access: 'sizing.cases',
    summary:
      'Judge a kept sizing by the product data in force: which drives are no longer among the best, and which have come',
    params,
    result: savedCases.extend({ gone: z.array(z.string()), come: z.array(z.string()) }),
    errors: [...REFUSALS, 'record.unknown'],
  }),
  forget: defineRoute({
    method: 'DELETE',
    path: '/v1/sizing/cases/:id',
    access: 'sizing.cases',
    summary: 'Delete a sizing one has kept; one that is not there is deleted already',
    params,
    result: savedCases,
  }),
};
