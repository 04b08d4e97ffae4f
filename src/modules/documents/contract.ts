import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';
import { asClientsSend, savedFormExtras, savedFormWith } from '#modules/configurator/contract.ts';
import { DRAWING_TYPES, PROJECTION_METHODS, SOLID_DETAILS } from './domain/drawing-formats.ts';
import { DOCUMENT_PARTS } from './domain/mailing.ts';

export { type DocumentMailDto, documentMailRoutes, noSendRoutes } from './contract/mails.ts';

const flag = z.enum(['true', 'false']).default('false');
const language = z.enum(['zh-cn', 'en', 'both']);
const formToPrint = savedFormWith(savedFormExtras);

/** A saved line by its id, or a configuration that is not saved yet. */
const productConfig = asClientsSend(
  z.union([z.strictObject({ id: z.uuid(), productName: z.string().max(200).optional() }), formToPrint]),
);

/** Why nothing is printed now. */
const NOT_NOW = ['job.queue-full', 'job.over-budget', 'job.overrun', 'server.busy'] as const;
/** Why a configuration is not printed, and why not now. */
const REFUSALS = [
  'configuration.below-demand',
  'configuration.impossible',
  'configuration.incomplete',
  'configuration.invalid',
  'configuration.unknown-basic-type',
  'release.outdated',
  ...NOT_NOW,
] as const;

const keptDocument = z.object({
  id: z.string(),
  language,
  /** Fetched by `GET /v1/files/{id}`: the bytes that were handed out. */
  file: z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number().int() }),
  items: z.array(
    z.object({
      productName: z.string(),
      /** The saved line; null where it was not saved. */
      configurationId: z.string().nullable(),
      /** The version of the line it was made of, and the one it has now: null where it is gone. */
      version: z.number().int().nullable(),
      versionNow: z.number().int().nullable(),
      /** The sheet and the pages behind it; null where that was not noted yet. */
      documents: z.array(z.enum(DOCUMENT_PARTS)).nullable(),
    }),
  ),
  /** Whom it was sent to by mail; nobody where it was downloaded alone. */
  sentTo: z.array(z.string()),
  /** The customer it was made for; null where that is the own organisation. */
  customerName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
/** A document a person had made. */
export type KeptDocumentDto = z.output<typeof keptDocument>;

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
  drawing: defineRoute({
    method: 'GET',
    path: '/v1/configurations/:id/drawings/:format',
    access: 'documents.download',
    signInRefusal: 'drawing.sign-in',
    audited: 'document.download',
    summary:
      'A drawing of a saved configuration: the dimension sheet as `pdf`, `dxf` or `svg` (`lang`, `method`: first or third angle), the solid as `step` for CAD (AP214) or `glb` to look at (`detail`), `csv` for its dimensions in mm, `zip` for all of them; If-None-Match answers 304 while it is the same',
    params: z.strictObject({ id: z.string().max(100), format: z.string().max(100) }),
    query: z.strictObject({
      lang: language.optional(),
      method: z.enum(PROJECTION_METHODS).optional(),
      detail: z.enum(SOLID_DETAILS).optional(),
    }),
    result: z.unknown(),
    file: Object.values(DRAWING_TYPES),
    answerHeaders: { ETag: 'The digest of the file' },
    errors: ['drawing.sign-in', 'drawing.unknown-format', 'drawing.missing-dimension', 'record.unknown', ...REFUSALS],
  }),
  mine: defineRoute({
    method: 'GET',
    path: '/v1/documents',
    access: 'documents.download',
    audited: 'document.list',
    summary:
      'The documents one had made in the last year, newest first, page by page; acting, those made for the customer',
    query: z.strictObject({
      pageSize: wholeNumber(1, 100, 25),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
    }),
    result: pageOf(keptDocument),
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
  operatingInstructions: defineRoute({
    method: 'GET',
    path: '/v1/lines/:line/operating-instructions',
    access: 'public',
    summary: 'The operating instructions of a product line as PDF; `language` is zh-cn or en',
    params: z.strictObject({ line: z.string().min(1).max(20) }),
    query: z.strictObject({ language: z.enum(LOCALES).optional() }),
    result: z.unknown(),
    file: 'application/pdf',
    errors: ['line.unknown', ...NOT_NOW],
  }),
};
