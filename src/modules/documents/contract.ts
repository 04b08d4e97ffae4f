import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { asClientsSend, savedFormExtras, savedFormWith } from '#modules/configurator/contract.ts';

const flag = z.enum(['true', 'false']).default('false');
const language = z.enum(['zh-cn', 'en', 'both']);
const formToPrint = savedFormWith(savedFormExtras);

/** A saved line by its id, or a configuration that is not saved yet. */
const productConfig = asClientsSend(
  z.union([z.strictObject({ id: z.uuid(), productName: z.string().max(200).optional() }), formToPrint]),
);

/** Why a configuration is not printed, and why not now. */
const REFUSALS = [
  'configuration.below-demand',
  'configuration.impossible',
  'configuration.incomplete',
  'configuration.invalid',
  'configuration.unknown-basic-type',
  'release.outdated',
  'job.queue-full',
  'job.over-budget',
  'job.overrun',
  'server.busy',
] as const;

/** Documents of configurations (spec 001 §7). */
export const documentRoutes = {
  downloadTechnicalDocuments: defineRoute({
    method: 'POST',
    path: '/v1/technicalDoc/downloadTechnicalDocuments',
    access: 'documents.download',
    audited: 'document.download',
    summary: 'The technical document of one or several configurations as PDF; `language` is zh-cn, en or both',
    query: z.strictObject({ downloadMxPdf: flag, downloadOthersPdf: flag, language: language.optional() }),
    body: z.array(z.strictObject({ productConfig })).max(20),
    mostBytes: 524_288,
    mostValues: 20_000,
    result: z.unknown(),
    file: 'application/pdf',
    errors: ['document.empty', 'document.repeated', 'record.unknown', ...REFUSALS],
  }),
  dataSheet: defineRoute({
    method: 'POST',
    path: '/v1/data-sheets',
    access: 'public',
    summary:
      'The data sheet of one configuration as it stands, as PDF, without a login; drawings are for who has signed in',
    body: z.strictObject({ form: asClientsSend(formToPrint), language: language.optional() }),
    result: z.unknown(),
    file: 'application/pdf',
    errors: REFUSALS,
  }),
};
