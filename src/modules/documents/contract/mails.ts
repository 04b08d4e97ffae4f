import { z } from 'zod';
import { defineRoute, pageOf, wholeNumber } from '#kernel/contract.ts';
import { DOCUMENT_PARTS, MAIL_CAUSES, MAIL_LIMITS, MAIL_STEPS } from '#modules/documents/domain/mailing.ts';

const language = z.enum(['zh-cn', 'en', 'both']);

/** The data sheet goes always; what stands behind it, and `drawing`, its dimension sheet as PDF and its solid as STEP, where they are named. */
const parts = z
  .array(z.enum(DOCUMENT_PARTS))
  .min(1)
  .max(10)
  .refine((given) => given.includes('sheet'), { error: 'Pages and drawings go with a data sheet' })
  .default(['sheet']);

const documentMail = z.object({
  id: z.string(),
  cause: z.enum(MAIL_CAUSES),
  /** The saved line, and its version when the mail was asked for. */
  configurationId: z.string(),
  version: z.number().int(),
  productName: z.string(),
  language,
  documents: z.array(z.enum(DOCUMENT_PARTS)),
  /** Whom it goes to and how that stands; of what others sent, the own address alone. */
  recipients: z.array(z.object({ address: z.string(), step: z.enum(MAIL_STEPS), sentAt: z.iso.datetime().nullable() })),
  /** Why it does not go out, where it does not. */
  reason: z.string().nullable(),
  sentBy: z.string(),
  /** Whether the person who asks sent it; else it was sent to this person. */
  isOwn: z.boolean(),
  /** Fetched by `GET /v1/files/{id}`: the file that went with it; null until it is made. */
  file: z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number().int() }).nullable(),
  createdAt: z.iso.datetime(),
});
/** A document that was sent by mail, as its sender or its recipient is told. */
export type DocumentMailDto = z.output<typeof documentMail>;

/** Technical documents by mail (product decisions §8; ADR 72). */
export const documentMailRoutes = {
  send: defineRoute({
    method: 'POST',
    path: '/v1/configurations/:id/mails',
    access: 'documents.send',
    accepted: true,
    summary: `Mails the technical document of a saved configuration to up to ${MAIL_LIMITS.addresses} addresses, each a mail of its own; what was accepted waits in the outbox until a mail server takes it`,
    requestHeaders: {
      'Idempotency-Key': 'Up to 128 visible characters; the same request with the same key gets the first answer',
    },
    params: z.strictObject({ id: z.string() }),
    /** More than may be, so that what is too much gets its sentence. */
    body: z.strictObject({
      addresses: z.array(z.string().max(1_000)).max(100),
      documents: parts,
      language: language.optional(),
    }),
    result: z.object({
      /** Of the sending, and of its first mail in the outbox. */
      id: z.string(),
      /** Of its mails in the outbox, one for each address that gets one. */
      ids: z.array(z.string()),
      /** The addresses that get none: mails to them are not wanted. */
      skipped: z.array(z.string()),
      /** Whether there is no mail server, so that they wait until one is set up. */
      waits: z.boolean(),
    }),
    errors: [
      'record.unknown',
      'document-mail.no-address',
      'document-mail.address',
      'document-mail.too-many',
      'document-mail.unwanted',
      'document-mail.per-hour',
      'document-mail.per-day',
      'configuration.below-demand',
      'configuration.impossible',
      'configuration.incomplete',
      'configuration.invalid',
      'configuration.unknown-basic-type',
      'job.too-many',
      'idempotency.in-progress',
      'idempotency.other-payload',
    ],
  }),
  mine: defineRoute({
    method: 'GET',
    path: '/v1/document-mails',
    access: 'documents.download',
    audited: 'document.list',
    summary:
      'The documents one sent by mail in the last year, or was sent within the own organisation, newest first, page by page',
    query: z.strictObject({
      pageSize: wholeNumber(1, 100, 25),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
    }),
    result: pageOf(documentMail),
  }),
};

const byToken = z.strictObject({ token: z.string().max(200) });
const wish = z.object({ isStopped: z.boolean() });

/** The list of addresses that want no documents by mail: a link in each mail leads to it, without a login. */
export const noSendRoutes = {
  look: defineRoute({
    method: 'GET',
    path: '/v1/no-send-addresses/:token',
    access: 'public',
    summary: 'Whether the address that a link was mailed to wants no documents by mail',
    params: byToken,
    result: wish,
    errors: ['no-send.unknown'],
  }),
  stop: defineRoute({
    method: 'PUT',
    path: '/v1/no-send-addresses/:token',
    access: 'public',
    summary: 'Puts the address that a link was mailed to on the list of those that want no documents by mail',
    params: byToken,
    result: wish,
    errors: ['no-send.unknown'],
  }),
  allow: defineRoute({
    method: 'DELETE',
    path: '/v1/no-send-addresses/:token',
    access: 'public',
    summary: 'Takes the address that a link was mailed to off that list again',
    params: byToken,
    result: wish,
    errors: ['no-send.unknown'],
  }),
};
