import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { JOB_STATES } from '#kernel/job-states.ts';
import { EFFECT_OUTCOMES, PRICED_LINE_KINDS } from '#modules/prices/domain/price-effect.ts';

const whole = z.number().int();
const oneVersion = z.strictObject({ id: z.string().min(1).max(100) });
const counts = z.record(z.enum(EFFECT_OUTCOMES), whole);

const changedLine = z.object({
  kind: z.enum(PRICED_LINE_KINDS),
  id: z.string(),
  /** The number of its quote, or the item number of a saved line; may be empty. */
  reference: z.string(),
  productName: z.string(),
  typeCode: z.string(),
  customer: z.string(),
  quantity: whole,
  outcome: z.enum(EFFECT_OUTCOMES),
  /** Of all pieces, minor units; null where the price is on request. */
  before: whole.nullable(),
  after: whole.nullable(),
  /** Basis points; null where there is no telling. */
  change: whole.nullable(),
});
/** A line whose price would change. */
export type ChangedLineDto = z.output<typeof changedLine>;

const report = z.object({
  /** When it was worked out. */
  at: z.iso.datetime(),
  /** The version in force it was compared with; null where none was. */
  against: whole.nullable(),
  /** Whether another one is in force by now. */
  isOutdated: z.boolean(),
  /** How many lines of each kind have which outcome. */
  counts: z.record(z.enum(PRICED_LINE_KINDS), counts),
  /** Sums of the lines with a price by both versions, minor units, and the change in basis points. */
  before: whole,
  after: whole,
  change: whole.nullable(),
  /** The largest changes first. */
  largest: z.array(changedLine),
});
/** What a version would change. */
export type PriceEffectDto = z.output<typeof report>;

/** What a version would change about the prices of customers, told before it is put in force (commerce §3 "Effect"). */
export const priceEffectRoutes = {
  ask: defineRoute({
    method: 'POST',
    path: '/v1/price-versions/:id/effect',
    access: 'prices.publish',
    summary:
      'Has it worked out what a version that is not in force would change about saved lines, drafts and requests: a task',
    params: oneVersion,
    result: z.object({ jobId: z.string() }),
    errors: ['record.unknown', 'price-version.wrong-state', 'job.too-many'],
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/price-versions/:id/effect',
    access: 'prices.publish',
    audited: 'price-version.effect-read',
    summary: 'What a version would change, as it was worked out last',
    params: oneVersion,
    result: z.object({
      /** The task, to be followed at `/v1/jobs/:id`; null where nobody asked. */
      job: z.object({ id: z.string(), state: z.enum(JOB_STATES) }).nullable(),
      /** Null until the task is done. */
      report: report.nullable(),
    }),
    errors: ['record.unknown'],
  }),
};
