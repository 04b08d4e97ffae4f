import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
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
const quantity = z.number().int().min(1).max(9999);
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
});
/** A saved line as the cart lists it. */
export type LineDto = z.output<typeof line>;

/** As it is listed: the specified fields of the line itself, without its nested parts (ADR 47). */
const listedLine = answeredHeadingWith(line.shape);
export type ListedLineDto = z.output<typeof listedLine>;

/** The specified fields stand on the line itself (spec 001 §3), and as one beside them, which is what a save sends. */
const openLine = answeredFormWith({ ...line.shape, form: savedForm });
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
    summary: 'The saved configurations within reach, newest first, page by page',
    query: z.strictObject({
      q: z.string().trim().max(100).default(''),
      pageSize: wholeNumber(1, 200, 20),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
    }),
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
    summary: 'Save a changed configuration over the version it was opened as, by `version` or If-Match',
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
      'release.outdated',
      'idempotency.in-progress',
      'idempotency.other-payload',
    ],
  }),
  setQuantity: defineRoute({
    method: 'PATCH',
    path: '/v1/configurations/:id',
    access: 'configurations.write',
    summary: 'Change the quantity of a saved configuration, by `version` or If-Match',
    requestHeaders: IF_MATCH,
    answerHeaders: ETAG,
    params,
    body: z.strictObject({ quantity, version: version.optional() }),
    result: line,
    errors: ['record.unknown', 'version.conflict'],
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
