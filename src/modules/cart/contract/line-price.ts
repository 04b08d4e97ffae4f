import { z } from 'zod';

/** Whole minor units of the currency. */
const minor = z.number().int();

const told = z.discriminatedUnion('status', [
  z.object({
    /** `from` with special wishes, which nobody has priced yet. */
    status: z.enum(['final', 'from']),
    unit: minor,
    total: minor,
    leadDays: z.number().int(),
  }),
  z.object({
    status: z.literal('on-request'),
    /** What the list has no row for, in words; none where nothing was agreed with the customer. */
    missing: z.array(z.string()),
  }),
]);
export type ToldPriceDto = z.output<typeof told>;

/** What a saved line costs: as it was told when it was saved, and as it would be told today where that differs; without VAT. */
export const linePrice = z.object({
  currency: z.string().nullable(),
  /** Set for invented prices: whatever shows one says so. */
  isDemo: z.boolean(),
  /** When it was told; null where the line was saved before prices were kept, and today's stands here. */
  at: z.iso.datetime().nullable(),
  kept: told,
  today: told.nullable(),
});
export type LinePriceDto = z.output<typeof linePrice>;
