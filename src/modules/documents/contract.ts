import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { savedFormExtras, savedFormWith, takingNulls } from '#modules/configurator/contract.ts';

const flag = z.enum(['true', 'false']).default('false');

/** A saved line by its id, or a configuration that is not saved yet. */
const productConfig = takingNulls(
  z.union([
    z.strictObject({ id: z.uuid(), productName: z.string().max(200).optional() }),
    savedFormWith(savedFormExtras),
  ]),
);

/** Documents of configurations (spec 001 §7). */
export const documentRoutes = {
  downloadTechnicalDocuments: defineRoute({
    method: 'POST',
    path: '/v1/technicalDoc/downloadTechnicalDocuments',
    access: 'documents.download',
    audited: 'document.download',
    summary: 'The technical document of one or several configurations as PDF; `language` is zh-cn, en or both',
    query: z.strictObject({
      downloadMxPdf: flag,
      downloadOthersPdf: flag,
      language: z.enum(['zh-cn', 'en', 'both']).optional(),
    }),
    body: z.array(z.strictObject({ productConfig })).max(20),
    mostBytes: 524_288,
    mostValues: 20_000,
    result: z.unknown(),
    file: 'application/pdf',
    errors: [
      'document.empty',
      'record.unknown',
      'configuration.impossible',
      'configuration.incomplete',
      'configuration.invalid',
      'configuration.unknown-basic-type',
      'release.outdated',
    ],
  }),
};
