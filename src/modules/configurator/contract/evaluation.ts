import { z } from 'zod';
import { rowDto } from '#modules/catalogue/contract/rows.ts';
import { EXISTENCE_KINDS } from '#modules/configurator/domain/explain/existence.ts';
import { RESERVE_VERDICTS } from '#product/judgement/reserve.ts';

const ONE_OF_STATES = z.enum(['chosen', 'implied', 'default', 'available', 'excluded']);
const labelled = z.object({ value: z.string(), label: z.string() });

/** Why something cannot be had: no choice and no rule of it could be left out. */
export const because = z.object({
  /** The choices that stand against it; `ofBasicType` where the chosen row says so. */
  choices: z.array(
    z.object({ field: z.string(), label: z.string(), values: z.array(labelled), ofBasicType: z.boolean() }),
  ),
  rules: z.array(z.object({ id: z.string(), reason: z.string(), source: z.string().nullable() })),
});

/**
 * Changes that make room and keep the load, three choices at most: send `set` in place of the choices of the same name, leave
 * out those in `drop`. `clears` names what the form of the portal would clear as well; it may stay. `changes` says the same to
 * people.
 */
export const wayOut = z.object({
  set: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  drop: z.array(z.string()),
  clears: z.array(z.string()),
  cost: z.number(),
  changes: z.array(
    z.object({ field: z.string(), label: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  ),
  /** The row it takes in place of the chosen one: send its id. Left out where the chosen one stays. */
  basicType: rowDto.exactOptional(),
});
export type WayOutDto = z.output<typeof wayOut>;

/** An option of the same field in place of one that does not fit, and what it takes: no choice, at most another row. */
export const nearestOption = labelled.extend({ wayOut });

const codeSpans = z.array(z.object({ from: z.string(), to: z.string() }));

/**
 * Where an option exists that no way out leads to, in one sentence; `has` and `needs` are codes of `field`, of sizes those
 * of the gear type chosen, or of the one `within` names.
 */
export const exists = z.object({
  kind: z.enum(EXISTENCE_KINDS),
  text: z.string(),
  field: z.string().nullable(),
  within: z.object({ field: z.string(), value: z.string() }).exactOptional(),
  has: codeSpans,
  needs: codeSpans,
});

const evaluatedField = z.object({
  id: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  kind: z.enum(['choice', 'toggle', 'multi', 'number', 'text']),
  /** Whether the field applies to what was chosen (spec 001 §3, the Y/N flags). */
  visible: z.enum(['Y', 'N']),
  /** What stands in it as things are: chosen, implied or default. */
  standing: z.array(z.string()),
  options: z.array(
    labelled.extend({
      state: ONE_OF_STATES,
      /** Basic types left with it, on the fields a basic type fixes. */
      basicTypes: z.number().int().exactOptional(),
      because: because.exactOptional(),
      waysOut: z.array(wayOut).exactOptional(),
      /** Where it exists, if there is no way out. */
      exists: exists.exactOptional(),
    }),
  ),
});

/**
 * How the fB of a drive stands to the one asked for: `below-demand` needs a reason before it can be saved or printed,
 * `by-enquiry`, below 1.0, cannot be. `text` says the figures in the asked language.
 */
export const reserveAnswer = z.object({
  verdict: z.enum(RESERVE_VERDICTS),
  /** fB of the drive, rounded down to two decimals. */
  factor: z.number(),
  /** The one asked for, never below 1.0. */
  required: z.number(),
  /** From the one to the other in whole per cent, negative below the demand. */
  percent: z.number().int(),
  /** The torque asked for, as it is written, where that is more than the drive gives itself: `factor` then stands for it. */
  load: z.string().exactOptional(),
  text: z.string(),
  /** Why it is taken all the same; null where no reason was given or none is needed. */
  reason: z.string().nullable(),
});

/** A figure a drive is known by, as every screen and paper writes it: `n2`, `49.8`, `r/min`. */
export const toldFigure = z.object({
  column: z.string(),
  label: z.string(),
  symbol: z.string().nullable(),
  value: z.string(),
  unit: z.string().nullable(),
  /** The same in units of the inch-pound system, where a list tells it and they differ. */
  imperial: z.object({ value: z.string(), unit: z.string() }).optional(),
});

/** What a drive is mounted or fitted with: a field and what stands in it, in words. */
export const toldFitting = z.object({ field: z.string(), code: z.string(), label: z.string(), value: z.string() });

/** What the release says about the choices of a request. */
export const evaluation = z.object({
  family: z.string(),
  releaseHash: z.string(),
  /** Whether some product has all choices; if not, `conflict` says why and `repairs` what to change, cheapest first. */
  consistent: z.boolean(),
  conflict: because.nullable(),
  repairs: z.array(wayOut),
  /** Whether nothing is missing and nothing is wrong: it could be saved. */
  complete: z.boolean(),
  /** Null while no row is chosen, and where nothing was asked and nothing stands against the drive. */
  demand: reserveAnswer.nullable(),
  steps: z.array(z.object({ index: z.number().int(), label: z.string(), fields: z.array(evaluatedField) })),
  openPoints: z.array(z.object({ code: z.string(), step: z.number().int(), field: z.string(), text: z.string() })),
  warnings: z.array(
    z.object({
      id: z.string(),
      source: z.string(),
      level: z.string(),
      text: z.string(),
      fields: z.array(z.string()),
    }),
  ),
  remaining: z.object({
    /** Rows of the catalogue that a search with these choices and figures finds and that fit them all. */
    basicTypes: z.number().int(),
    /** Combinations of options that are still products, exactly, ratios aside; null where nobody could count them. */
    products: z.string().nullable(),
  }),
});
