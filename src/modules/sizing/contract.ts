import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';
import { PAIRS_MAX } from '#modules/sizing/domain/worst/pairs.ts';
import { UNIT_SYSTEMS } from '#product/unit-system.ts';
import { sizingAnswer } from './contract/answer.ts';

export type { JudgedDriveDto, SizingAnswer } from './contract/answer.ts';

const figure = z.number().min(-1e12).max(1e12);
/** A figure with the unit it was typed in, such as `ft/min`. */
const quantity = z.strictObject({ value: figure, unit: z.string().max(20) });
const id = z.string().min(1).max(40);
const MASSES_MAX = 100;
const INPUTS_MAX = 100;

const sizingBody = z
  .strictObject({
    /** Which machine: `belt_conveyor`, `hoist` … */
    application: id,
    /** Inputs by id; a plain figure is in the unit of its formula. What is left out has its default. */
    inputs: z
      .record(
        id,
        z.union([
          figure,
          quantity,
          z.boolean(),
          z.string().max(60),
          z.array(z.tuple([figure, figure])).max(MASSES_MAX),
        ]),
      )
      .refine((inputs) => Object.keys(inputs).length <= INPUTS_MAX)
      .default({}),
    /** Values of steps that are known, which stand in place of what would be computed. */
    given: z
      .record(id, z.union([figure, quantity]))
      .refine((given) => Object.keys(given).length <= INPUTS_MAX)
      .default({}),
    /** Second values of inputs, such as of the empty machine: all combinations are computed, and a drive has to stand the worst. */
    pairs: z
      .record(id, z.union([figure, quantity]))
      .refine((pairs) => Object.keys(pairs).length <= PAIRS_MAX)
      .default({}),
    /** The units `shown` of a step is written in. */
    unit: z.enum(UNIT_SYSTEMS).default('si'),
  })
  .meta({
    examples: [
      {
        application: 'travelling_drive',
        inputs: { m_0: 1500, m_L: { value: 1500, unit: 'kg' }, D: 250, d: 60, v: 0.5, supply: 'inverter' },
      },
    ],
  });
export type SizingBody = z.output<typeof sizingBody>;

/** Why a machine is not computed. */
const REFUSALS = ['sizing.unknown-application', 'sizing.refused'] as const;

/** From the machine to the drive, for other systems and for the page of the tool. */
export const sizingRoutes = {
  evaluate: defineRoute({
    method: 'POST',
    path: '/v1/sizing/evaluate',
    access: 'public',
    summary: 'Size a machine: every step with its formula, and the drives that fit it',
    body: sizingBody,
    result: sizingAnswer,
    errors: REFUSALS,
  }),
  report: defineRoute({
    method: 'POST',
    path: '/v1/sizing/report',
    access: 'public',
    summary: 'The report of a sizing as PDF: the machine, every step with its formula, and the drives that fit it',
    /** `language` is that of the person unless it is given; `both` prints Chinese with English below it. */
    body: sizingBody.extend({ language: z.enum([...LOCALES, 'both']).optional() }),
    result: z.unknown(),
    file: 'application/pdf',
    errors: [...REFUSALS, 'job.queue-full', 'job.over-budget', 'job.overrun', 'server.busy'],
  }),
};
