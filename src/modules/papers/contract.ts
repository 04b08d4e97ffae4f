import { z } from 'zod';
import { defineRoute, wholeNumber } from '#kernel/contract.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';

const kind = z.object({
  id: z.string(),
  /** In the language of the call. */
  name: z.string(),
});

const row = z.object({
  id: z.string(),
  kind: z.string(),
  /** Null while it has none, such as a draft. */
  number: z.string().nullable(),
  title: z.string(),
  customerName: z.string(),
  /** In the language of the call. */
  state: z.string(),
  /** What it comes to, in minor units of the currency; null where it says no sum. */
  total: z.object({ currency: z.string(), minor: z.number().int() }).nullable(),
  madeAt: z.iso.datetime(),
  /** The page on which it is read. */
  path: z.string(),
});

/** One search over all business documents (product decisions §10). */
export const paperRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/business-documents',
    access: 'papers.read',
    audited: 'paper.list',
    summary:
      'Quotes, orders, invoices and lists within reach in one list, the last made first, page by page; one whose number is sought stands before them, and narrowed by a text a page may be short that is not the last',
    query: z.strictObject({
      pageSize: wholeNumber(1, 200, 20),
      cursor: z
        .string()
        .regex(/^[\w-]{22}$/)
        .optional(),
      /** One of the kinds that the answer names; left out, all of them. */
      kind: z.string().max(40).optional(),
      /** A number, or a text that title or customer hold. */
      q: z.string().trim().max(100).refine(isOneLine, NO_ONE_LINE).default(''),
    }),
    result: z.object({
      /** The kinds the caller may find. */
      kinds: z.array(kind),
      rows: z.array(row),
      next: z.string().nullable(),
    }),
    errors: ['paper.unknown-kind'],
  }),
};

export type PaperPageDto = z.output<typeof paperRoutes.list.result>;
export type PaperDto = PaperPageDto['rows'][number];
