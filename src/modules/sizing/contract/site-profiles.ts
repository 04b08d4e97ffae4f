import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { isOneLine, showsSomething } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';
import { SITE_NAME_LENGTH } from '#modules/sizing/domain/site-profile.ts';
import { typedInputs } from './asked.ts';

const name = z
  .string()
  .trim()
  .min(1)
  .max(SITE_NAME_LENGTH)
  .refine(isOneLine, NO_ONE_LINE)
  .refine(showsSomething, NO_ONE_LINE);

const siteProfile = z.object({
  name: z.string(),
  /** Inputs of site and duty, as `evaluate` takes them. */
  inputs: typedInputs,
});
/** Where machines of a project stand, and how they work. */
export type SiteProfileDto = z.output<typeof siteProfile>;

const siteProfiles = z.object({ rows: z.array(siteProfile) });

/** The sites of a person, for their own organisation or for the customer they act for, each under the name of its project. */
export const siteProfileRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/sizing/sites',
    access: 'sizing.cases',
    summary: 'The sites one has kept, by name',
    result: siteProfiles,
  }),
  keep: defineRoute({
    method: 'PUT',
    path: '/v1/sizing/sites',
    access: 'sizing.cases',
    summary: 'Keep a site under the name of its project; one of that name is replaced',
    body: z.strictObject({ name, inputs: typedInputs }),
    fieldNames: { 'body.name': { zh: '现场名称', en: 'Name of the site' } },
    result: siteProfiles,
    errors: ['sizing.too-many-sites'],
  }),
  forget: defineRoute({
    method: 'DELETE',
    path: '/v1/sizing/sites',
    access: 'sizing.cases',
    summary: 'Delete a site one has kept; one that is not there is deleted already',
    query: z.strictObject({ name }),
    result: siteProfiles,
  }),
};
