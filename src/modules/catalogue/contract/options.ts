import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import { basicTypeFilter, basicTypeForm, emptyLeftOut, formFields } from './rows.ts';

const category = z.enum(CONFIGURABLE).default(USUAL_LINE);

export const option = z.object({
  value: z.string(),
  label: z.string(),
  available: z.boolean(),
  /** How many basic types remain with this value, where the catalogue counts them. */
  count: z.number().int().optional(),
  /** Why it is not available, in the asked language. */
  because: z.string().optional(),
});
export type OptionDto = z.infer<typeof option>;

export const relation = z.record(
  z.string(),
  z.object({
    visible: z.enum(['Y', 'N']),
    label: z.string(),
    options: z.array(option),
    default: z.string().nullable(),
  }),
);

/** Choices made so far, by the specification's field names; multi-select fields are comma-joined codes. */
export const choiceQuery = z
  .object({ category: z.enum(CONFIGURABLE).optional(), ...formFields() })
  .catchall(z.string().max(200));

/** The form where nothing in it is asked about: its names are checked, what they say is not. */
export const anyForm = emptyLeftOut(z.strictObject({ ...namesOf(basicTypeFilter), ...formFields(), category }));

function namesOf({ shape }: typeof basicTypeFilter) {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, z.string().max(4000).optional()] as const));
}

export const optionList = (path: string, summary: string) =>
  defineRoute({
    method: 'GET',
    path,
    access: 'public',
    summary,
    repeatable: true,
    query: emptyLeftOut(choiceQuery),
    result: z.array(option),
    errors: ['configuration.impossible'],
  });

export const facetList = (name: string, summary: string) =>
  defineRoute({
    method: 'GET',
    path: `/v1/basicTypeConfig/${name}`,
    access: 'public',
    summary,
    repeatable: true,
    query: emptyLeftOut(basicTypeForm),
    result: z.array(option),
  });
