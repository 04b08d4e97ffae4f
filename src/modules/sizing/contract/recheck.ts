import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { isSizingCase, SIZING_CASE_LENGTH } from '#product/sizing-case.ts';

/** So many drives are looked at in one call: a page of the list of saved configurations. */
export const RECHECKED_MAX = 25;

const drive = z.strictObject({
  /** The parameters that reopen the case. */
  case: z.string().max(SIZING_CASE_LENGTH).refine(isSizingCase),
  /** The product line, the row of its catalogue, and the hash of the release it was saved with. */
  line: z.string().max(40),
  row: z.string().max(120),
  release: z.string().max(64),
});

const rechecked = z.object({
  /** Whether the drive does the work of the machine by the product data in force; null where that cannot be told. */
  holds: z.boolean().nullable(),
  /** Why it does not, or why that cannot be told; null where it does. */
  reason: z.string().nullable(),
});
export type RecheckedDto = z.output<typeof rechecked>;

/** How drives that were sized stand to the product data in force. */
export const recheckRoute = defineRoute({
  method: 'POST',
  path: '/v1/sizing/recheck',
  access: 'public',
  summary:
    'Whether drives that come from a sizing still do its work: those saved with a release in force hold, the others are judged anew',
  body: z.strictObject({ drives: z.array(drive).min(1).max(RECHECKED_MAX) }),
  result: z.object({
    /** In the order of the drives. */
    rows: z.array(rechecked),
  }),
});
