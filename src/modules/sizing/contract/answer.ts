import { z } from 'zod';
import { FINDING_LEVELS } from '#modules/sizing/domain/core/model.ts';

const figures = z.record(z.string(), z.number());
const ids = z.array(z.string());

const shown = z.object({ text: z.string(), unit: z.string() }).nullable();

const step = z.object({
  id: z.string(),
  symbol: z.string(),
  name: z.string(),
  formula: z.string(),
  withNumbers: z.string(),
  /** `F_w = 241 N`; empty where there is none. */
  result: z.string(),
  /** Unrounded, in `unit`; null where it could not be computed. */
  value: z.number().nullable(),
  unit: z.string(),
  /** As the system of units writes it. */
  shown,
  source: z.enum(['T', 'N', 'G', 'D', 'R', 'E']),
  confidence: z.enum(['textbook', 'standard', 'published', 'derived', 'recalled', 'estimated']),
  isGiven: z.boolean(),
  missing: ids,
  notComputed: z.string().nullable(),
});

/** What the second values of inputs make of the results they change; of each the largest amount is the worst. */
const worst = z.object({
  /** How many combinations there are; 0 where no second value was used. */
  combinations: z.number(),
  figures: z.array(
    z.object({
      id: z.string(),
      symbol: z.string(),
      name: z.string(),
      /** Unrounded, in `unit`. */
      value: z.number(),
      unit: z.string(),
      shown,
      /** What it is with the first values. */
      first: z.object({ value: z.number().nullable(), shown }),
      /** The inputs that have their second value there. */
      second: ids,
      /** `m_L = 0 kg, f = 1.2 mm`: all inputs that have two values. */
      at: z.string(),
    }),
  ),
});

const check = z.object({
  id: z.string(),
  level: z.enum(FINDING_LEVELS),
  text: z.string(),
  input: z.string().nullable(),
  need: z.number().nullable(),
  have: z.number().nullable(),
  unit: z.string(),
});

const reason = z.object({
  code: z.string(),
  text: z.string(),
  have: z.number().nullable(),
  need: z.number().nullable(),
  unit: z.string(),
});

export const judgedDrive = z.object({
  line: z.string(),
  series: z.string(),
  /** The row of the catalogue. */
  id: z.string(),
  /** What the quick search of the line begins with it by. */
  quickText: z.string(),
  /** The same with the torque asked of its motor at the site: what the wizard begins with, where other motors are held against it. */
  wizardText: z.string(),
  verdict: z.enum(['best', 'fits', 'by-enquiry', 'lost']),
  /**
   * Ratio `i`, `P_N` kW, `n_2` r/min, `dev_pct`, `f_B`, `f_B_req` where it is known, `mass` kg; `E_year` kWh and `CO2_year`
   * kg a year, with the efficiency `eta_M` of its motor; unrounded. In several cases the least `f_B` and the largest `f_B_req`.
   */
  figures,
  reasons: z.array(reason),
  warnings: z.array(reason),
});
export type JudgedDriveDto = z.output<typeof judgedDrive>;

export const sizingAnswer = z.object({
  /** All that is known, unrounded, by id and in the units of the formulas. */
  values: figures,
  steps: z.array(step),
  checks: z.array(check),
  /** Null where nothing has a second value. What other combinations than the first are told stands among the checks. */
  worst: worst.nullable(),
  /** Inputs that are empty and needed. */
  missing: ids,
  /** The three best drives of each series first, then the others with the reason why they lost; empty until torque and speed are known. */
  candidates: z.array(judgedDrive),
});
export type SizingAnswer = z.output<typeof sizingAnswer>;
