import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';
import { sizingAnswer } from './contract/answer.ts';
import { sizingBody } from './contract/asked.ts';

export type { JudgedDriveDto, SizingAnswer } from './contract/answer.ts';
export type { SizingBody } from './contract/asked.ts';
export { axesRoutes, MACHINES_AT_ONCE } from './contract/axes.ts';
export { RECHECKED_MAX, type RecheckedDto, recheckRoute } from './contract/recheck.ts';
export { type SavedCaseDto, savedCaseRoutes } from './contract/saved-cases.ts';
export { type SiteProfileDto, siteProfileRoutes } from './contract/site-profiles.ts';

/** Why a machine is not computed. */
const REFUSALS = ['sizing.unknown-application', 'sizing.refused'] as const;

/** From the machine to the drive, for other systems and for the page of the tool. */
export const sizingRoutes = {
  evaluate: defineRoute({
    method: 'POST',
    path: '/v1/sizing/evaluate',
    access: 'public',
    summary: 'Size a machine: every step with its formula, and the drives that fit it',
    body: sizingBody,
    result: sizingAnswer,
    errors: REFUSALS,
  }),
  report: defineRoute({
    method: 'POST',
    path: '/v1/sizing/report',
    access: 'public',
    summary: 'The report of a sizing as PDF: the machine, every step with its formula, and the drives that fit it',
    /** `language` is that of the person unless it is given; `both` prints Chinese with English below it. */
    body: sizingBody.extend({ language: z.enum([...LOCALES, 'both']).optional() }),
    result: z.unknown(),
    file: 'application/pdf',
    errors: [...REFUSALS, 'job.queue-full', 'job.over-budget', 'job.overrun', 'server.busy'],
  }),
};
