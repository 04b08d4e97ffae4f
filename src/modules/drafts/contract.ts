import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';
import { DRAFT_KEY } from './domain/draft-key.ts';
import { MOST_DRAFTS, MOST_OF_A_NAME } from './domain/draft-limits.ts';

const LARGEST_VERSION = 2_147_483_647;
/** Headers in words, for the API description. */
const ETAG = { ETag: 'The version of the draft, as "3"; "0" as long as there has been none' };
const IF_MATCH = { 'If-Match': 'The version the write means, as "3", W/"3" or 3; may stand for `version`' };

const version = z.number().int().min(0).max(LARGEST_VERSION);
const params = z.strictObject({ key: z.string().regex(DRAFT_KEY) });

const draft = z.object({
  /** What it is a draft of: `<line>`, `<line>:sample:<id>` or `<line>:line:<id>`. */
  key: z.string(),
  /** Rises with every change, also when the draft is discarded; 0 as long as there has been none. */
  version,
  /** What its product is called as far as it is known. */
  name: z.string(),
  /** When it was last changed; null as long as there has been none. */
  updatedAt: z.iso.datetime().nullable(),
});

/** A form of the wizard, as the browser keeps it too; whoever reads it judges it, since it may be of an earlier portal. */
const content = z.record(z.string(), z.unknown());

/** Drafts of configurations: each person their own, and for each customer they act for others. */
export const draftRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/drafts',
    access: 'drafts.own',
    summary: 'The own drafts, the last changed first; while acting for a customer those made for them',
    result: z.array(draft),
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/drafts/:key',
    access: 'drafts.own',
    summary: 'An own draft with its content; content is null where there is none, or none any more',
    answerHeaders: ETAG,
    params,
    result: draft.extend({ content: content.nullable() }),
  }),
  keep: defineRoute({
    method: 'PUT',
    path: '/v1/drafts/:key',
    access: 'drafts.own',
    summary: `Keep a draft over the version that is known, 0 where none is; ${MOST_DRAFTS} at most for one customer`,
    requestHeaders: IF_MATCH,
    answerHeaders: ETAG,
    params,
    body: z.strictObject({
      version: version.optional(),
      name: z.string().trim().max(MOST_OF_A_NAME).refine(isOneLine, NO_ONE_LINE).default(''),
      content,
    }),
    result: draft,
    errors: ['draft.too-many', 'version.conflict'],
  }),
  discard: defineRoute({
    method: 'DELETE',
    path: '/v1/drafts/:key',
    access: 'drafts.own',
    summary: 'Discard a draft, with `version` or If-Match only as long as it has not been changed',
    requestHeaders: IF_MATCH,
    answerHeaders: ETAG,
    params,
    query: z.strictObject({
      version: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .optional(),
    }),
    result: draft,
    errors: ['version.conflict'],
  }),
};

export type DraftDto = z.output<typeof draftRoutes.list.result>[number];
export type OpenDraftDto = z.output<typeof draftRoutes.open.result>;
