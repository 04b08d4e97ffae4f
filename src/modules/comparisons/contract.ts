import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { linePrice } from '#modules/cart/contract.ts';

/** The lines to compare; how many it may be, of which kind, is said with a sentence of its own (spec 001 §5). */
const body = z.strictObject({
  ids: z
    .array(z.string().max(100))
    .max(100)
    .meta({ description: 'The ids of 2 to 5 saved configurations of one product line' }),
});

const drawing = z.object({
  paths: z.array(
    z.object({ d: z.string(), paint: z.enum(['body', 'shade', 'dark', 'line', 'fine']), accent: z.boolean() }),
  ),
  texts: z.array(z.object({ text: z.string(), x: z.number(), y: z.number(), accent: z.boolean() })),
});

const product = z.object({
  id: z.string(),
  productName: z.string(),
  typeCode: z.string(),
  category: z.string(),
  customerName: z.string(),
  updatedAt: z.iso.datetime(),
  release: z.object({
    /** Null where the portal does not keep it any more: the product is told by the one in force. */
    version: z.string().nullable(),
    isInForce: z.boolean(),
  }),
  /** Why nothing more is told of it, in the asked language; null where it is told. */
  refusal: z.string().nullable(),
  picture: drawing.nullable(),
  /** What it costs the customer it belongs to, by that customer's own terms; null for whoever is shown no prices (commerce §6). */
  price: linePrice.nullable(),
});
export type ComparedProductDto = z.output<typeof product>;

const row = z.object({
  id: z.string(),
  label: z.string(),
  symbol: z.string().nullable(),
  unit: z.string().nullable(),
  /** Which figure speaks for a product, all else being equal. */
  better: z.enum(['more', 'less']).nullable(),
  /** What each product says, in their order; null where it has no such thing. */
  cells: z.array(
    z
      .object({
        text: z.string(),
        /** The number that is written; null for words. */
        figure: z.number().nullable(),
      })
      .nullable(),
  ),
});
export type ComparedRowDto = z.output<typeof row>;

const comparison = z.object({
  category: z.string(),
  /** In the order they were asked for. */
  products: z.array(product),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), rows: z.array(row) })),
});
export type ComparisonDto = z.output<typeof comparison>;

/** What stands against a comparison. */
const REFUSALS = [
  'record.unknown',
  'comparison.too-few',
  'comparison.too-many',
  'comparison.mixed',
  'comparison.sample',
] as const;

/** Saved configurations side by side (spec 001 §5, §9). */
export const comparisonRoutes = {
  make: defineRoute({
    method: 'POST',
    path: '/v1/comparisons',
    access: 'comparisons.make',
    audited: 'comparison.made',
    summary: 'Saved configurations of one product line side by side: 2 to 5, each by what it is and can do',
    body,
    result: comparison,
    errors: REFUSALS,
  }),
  export: defineRoute({
    method: 'POST',
    path: '/v1/comparisons/export',
    access: 'comparisons.make',
    audited: 'comparison.exported',
    summary: 'The same as XLSX: a row for each configuration, in the asked language',
    body,
    result: z.unknown(),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: [...REFUSALS, 'job.queue-full', 'job.over-budget', 'job.overrun', 'server.busy'],
  }),
};
