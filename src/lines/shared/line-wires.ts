import type { z } from 'zod';
import type { Sent } from '#lines/shared/saved/as-sent.ts';
import type { RowSearchDef } from '#product/column.ts';
import type { WrittenValues } from '#product/written-values.ts';

/** What contracts say of a product line: how its rows and its saved forms travel. */
export interface LineWire {
  /** By which columns its rows are found and read. */
  readonly rowSearch: RowSearchDef;
  /** What a saved configuration of it looks like. */
  readonly form: z.ZodObject;
  /** What the specification names of the saved line itself, beside its nested parts. */
  readonly heading: z.ZodObject;
  /** A form as clients of the specification write it, in the words of the wire. */
  readonly formAsSent: (sent: Sent) => Sent;
  /** The values the specification writes out where the wire carries a code. */
  readonly written: WrittenValues;
}

/**
 * The types of what travels, by the code of the line: the file `wire.ts` of each line adds its own. A line that can be configured
 * and has none does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the lines fill it
export interface LineWires {}
