import { z } from 'zod';
import { PAIRS_MAX } from '#modules/sizing/domain/worst/pairs.ts';
import { UNIT_SYSTEMS } from '#product/unit-system.ts';

const figure = z.number().min(-1e12).max(1e12);
/** A figure with the unit it was typed in, such as `ft/min`. */
const quantity = z.strictObject({ value: figure, unit: z.string().max(20) });
const id = z.string().min(1).max(40);
const MASSES_MAX = 100;
const INPUTS_MAX = 100;

/** Inputs by id; a plain figure is in the unit of its formula. */
export const typedInputs = z
  .record(
    id,
    z.union([figure, quantity, z.boolean(), z.string().max(60), z.array(z.tuple([figure, figure])).max(MASSES_MAX)]),
  )
  .refine((inputs) => Object.keys(inputs).length <= INPUTS_MAX);

/** A machine with what is known of it. */
export const sizingBody = z
  .strictObject({
    /** Which machine: `belt_conveyor`, `hoist` … */
    application: id,
    /** Inputs by id; a plain figure is in the unit of its formula. What is left out has its default. */
    inputs: typedInputs.default({}),
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
