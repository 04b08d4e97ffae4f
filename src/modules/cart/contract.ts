import { z } from 'zod';
import { defineRoute, pageOf } from '#kernel/contract.ts';
import {
  answeredFormWith,
  answeredHeadingWith,
  asClientsSend,
  reserveAnswer,
  savedForm,
  savedFormExtras,
  savedFormWith,
  toldFigure,
  toldFitting,
} from '#modules/configurator/contract.ts';
import { linePrice } from './contract/line-price.ts';
import {
  batchAnswer,
  batchBody,
  filterOffer,
  lineEdit,
  lineFilter,
  listedExtras,
  listQuery,
  quantity,
  releaseCheck,
  sheetOrder,
} from './contract/working-list.ts';
import { MAX_BATCH } from './domain/line-notes.ts';

export { type LinePriceDto, linePrice, type ToldPriceDto } from './contract/line-price.ts';
export type { BatchBody, ReleaseCheckDto, SheetOrder } from './contract/working-list.ts';

const LARGEST_VERSION = 2_147_483_647;
/** Headers in words, for the API description. */
const ETAG = { ETag: 'The version of the line, as "3"' };
const IF_MATCH = { 'If-Match': 'The version the write means, as "3", W/"3" or 3; may stand for `version`' };
const SENT_AGAIN = {
  'Idempotency-Key': 'Up to 128 visible characters; the same request with the same key gets the first answer',
  timestamp:
    'ms since 1970; without an Idempotency-Key the same request with the same time and nonce gets the first answer',
  nonce: 'A whole number from 0 to 9999',
};
const version = z.number().int().min(1).max(LARGEST_VERSION);
/** Any text: one that is no id names no record, like an id nobody has. */
const params = z.strictObject({ id: z.string() });

const line = z.object({
  id: z.string(),
  version,
  productName: z.string(),
  typeCode: z.string(),
  category: z.string(),
  gearboxModel: z.string(),
  releaseHash: z.string(),
  quantity,
  inquiryStatus: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The product once more, where the specification's client reads its name (spec 001 §3). */
  productConfig: z.object({ productName: z.string() }),
  /** The organisation the line belongs to, and the names of the staff who look after it. */
  customerName: z.string(),
  accountManagerName: z.string().nullable(),
  /** The account that made it, by the name the specification knows it by. */
  userId: z.string(),
  /** Who made it, and the customer it was added for when that is somebody else. */
  actorName: z.string(),
  onBehalfOf: z.string().nullable(),
  abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
  /**
   * How its drive stands to the service factor asked for; `reason` is null in lines saved before one was asked. Null where
   * nothing was asked and nothing stands against the drive.
   */
  demand: reserveAnswer.nullable().default(null),
  /** The figures its drive is known by, the most telling first; none where its row is not known any more. */
  figures: z.array(toldFigure).readonly().default([]),
  /** How it is mounted and what it is fitted with; nothing where its row is not known any more. */
  fittings: z.array(toldFitting).readonly().default([]),
  /** Whether its figures are to be confirmed by the maker before anybody relies on them. */
  figuresOpen: z.boolean().default(false),
  /** Its type code with every option that differs from standard, as the configurator reads it back; the type code where that is not known. */
  fullTypeCode: z.string().default(''),
  /** Null for whoever is shown no prices. */
  price: linePrice.nullable().default(null),
  ...listedExtras,
});
/** A saved line as the cart lists it. */
export type LineDto = z.output<typeof line>;

/** As it is listed: the specified fields of the line itself, without its nested parts (ADR 47). */
const listedLine = answeredHeadingWith(line.shape);
export type ListedLineDto = z.output<typeof listedLine>;

/** Of a save that completes a product with addresses for its documents: what became of their mail, and why it does not go out. */
const documentMail = z.object({ state: z.enum(['queued', 'waiting', 'refused']), reason: z.string().nullable() });

/** The specified fields stand on the line itself (spec 001 §3), and as one beside them, which is what a save sends. */
const openLine = answeredFormWith({ ...line.shape, form: savedForm, documentMail: documentMail.exactOptional() });
/** A saved line with the configuration in it. */
export type OpenLineDto = z.output<typeof openLine>;

/** The saved configurations of the cart (product decisions §5). */
export const cartRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/v1/configurations',
    access: 'configurations.write',
    summary: 'Save a configuration; with an Idempotency-Key header a repetition gets the first answer',
    requestHeaders: SENT_AGAIN,
    answerHeaders: ETAG,
    body: asClientsSend(savedFormWith({ ...savedFormExtras, quantity: quantity.default(1) })),
    result: openLine,
    errors: [
      'customer.missing',
      'configuration.too-many',
      'configuration.slowed',
      'configuration.below-demand',
      'configuration.impossible',
      'configuration.incomplete',
      'configuration.invalid',
      'configuration.unknown-basic-type',
      'sample.refused',
      'release.outdated',
      'idempotency.in-progress',
      'idempotency.other-payload',
    ],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/v1/configurations',
    access: 'configurations.read',
    audited: 'configuration.list',
    summary:
      'The saved configurations within reach, in their order, page by page; narrowed by their release a page may be short',
    query: listQuery,
    result: pageOf(listedLine),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/configurations/:id',
    access: 'configurations.read',
    audited: 'configuration.read',
    summary: 'One saved configuration with its form',
    answerHeaders: ETAG,
    params,
    result: openLine,
    errors: ['record.unknown'],
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/v1/configurations/:id',
    access: 'configurations.write',
    summary:
      'Save a changed configuration over the version it was opened as, by `version` or If-Match; without a change the version stays',
    requestHeaders: { ...IF_MATCH, ...SENT_AGAIN },
    answerHeaders: ETAG,
    params,
    /** Left out, the quantity stays. */
    body: asClientsSend(savedFormWith({ ...savedFormExtras, version: version.optional() })),
    result: openLine,
    errors: [
      'record.unknown',
      'version.conflict',
      'configuration.below-demand',
      'configuration.impossible',
      'configuration.incomplete',
      'configuration.invalid',
      'configuration.unknown-basic-type',
      'configuration.other-line',
      'configuration.no-sample-again',
      'sample.refused',
      'release.outdated',
      'idempotency.in-progress',
      'idempotency.other-payload',
    ],
  }),
  setQuantity: defineRoute({
    method: 'PATCH',
    path: '/v1/configurations/:id',
    access: 'configurations.write',
    summary: 'Change quantity, item number, note or folder of a saved configuration, by `version` or If-Match',
    requestHeaders: IF_MATCH,
    answerHeaders: ETAG,
    params,
    body: lineEdit.extend({ version: version.optional() }),
    result: line,
    errors: ['record.unknown', 'version.conflict'],
  }),
  place: defineRoute({
    method: 'PUT',
    path: '/v1/configurations/:id/place',
    access: 'configurations.write',
    summary: 'Put a saved configuration above or below another one of the list, or first or last of all',
    params,
    body: z.discriminatedUnion('side', [
      z.strictObject({ side: z.enum(['above', 'below']), of: z.string() }),
      z.strictObject({ side: z.enum(['first', 'last']) }),
    ]),
    result: z.null(),
    errors: ['record.unknown'],
  }),
  batch: defineRoute({
    method: 'POST',
    path: '/v1/configurations/batch',
    access: 'configurations.write',
    summary: `Do the same to up to ${MAX_BATCH} saved configurations: to all of them, or to none where one is out of reach`,
    requestHeaders: SENT_AGAIN,
    body: batchBody,
    result: batchAnswer,
    errors: [
      'record.unknown',
      'configuration.too-many',
      'configuration.slowed',
      'configuration.not-alike',
      'configuration.too-often',
      'configuration.not-migrated',
      'version.conflict',
      'idempotency.in-progress',
      'idempotency.other-payload',
    ],
  }),
  ids: defineRoute({
    method: 'GET',
    path: '/v1/configuration-ids',
    access: 'configurations.read',
    audited: 'configuration.list',
    summary: `The ids of all saved configurations of a filter that the caller may change, up to ${MAX_BATCH}`,
    query: lineFilter,
    result: z.object({
      ids: z.array(z.string()),
      /** Whether there are more than a batch takes. */
      isCut: z.boolean(),
    }),
  }),
  exportSheet: defineRoute({
    method: 'POST',
    path: '/v1/configuration-exports',
    access: 'configurations.export',
    summary: 'Has the saved configurations of a filter, or those named, written as XLSX: a task, which makes the file',
    requestHeaders: SENT_AGAIN,
    body: sheetOrder,
    result: z.object({
      /** The task, to be followed at `/v1/jobs/:id`. */
      jobId: z.string(),
    }),
    errors: ['record.unknown', 'job.too-many', 'idempotency.in-progress', 'idempotency.other-payload'],
  }),
  filters: defineRoute({
    method: 'GET',
    path: '/v1/configuration-filters',
    access: 'configurations.read',
    audited: 'configuration.list',
    summary: 'What the saved configurations within reach can be filtered by: product lines, folders, people',
    result: filterOffer,
  }),
  release: defineRoute({
    method: 'GET',
    path: '/v1/configurations/:id/release',
    access: 'configurations.read',
    audited: 'configuration.read',
    summary: 'How a saved configuration stands to the release in force, and what differs field by field',
    params,
    result: releaseCheck,
    errors: ['record.unknown'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/v1/configurations/:id',
    access: 'configurations.write',
    summary: 'Delete a saved configuration, with `version` or If-Match only as long as nobody has changed it',
    requestHeaders: IF_MATCH,
    params,
    query: z.strictObject({
      version: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .optional(),
    }),
    result: z.null(),
    errors: ['record.unknown', 'version.conflict'],
  }),
};
