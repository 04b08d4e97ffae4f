import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';
import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import { INSTALLATION_PART, MOTOR_PART, REDUCER_PART } from '#lines/jrt/saved/saved-parts.ts';
import type { WireForm } from '#lines/jrt/saved/wire-form.ts';
import type { SavedPartShape } from '#product/saved-part.ts';

const chosen = z.string().min(1).max(100);

/** A code of the release, as the engine knows it; null where nothing was chosen or the field does not apply. */
const code = chosen.nullable().default(null);

/** Codes of a list, joined by commas (spec 001 §9 "Save payload rules"). */
const joinedCodes = z.string().min(1).max(500).nullable().default(null);

const text = (most: number) => z.string().max(most).nullable().default(null);
const positive = z.number().positive().max(1e6);
const measure = positive.nullable().default(null);

/** A nested part carries its own id once it has been saved; the server gives it and keeps it. */
const partId = z.uuid().exactOptional();

/** The chosen row on the motor route. Beyond the specification: `durationFactor`. */
const basicType = z.strictObject({
  id: partId,
  motorFrequency: code,
  motorPoles: code,
  motorType: code,
  ratio: positive,
  reduceType: chosen,
  reduceUnitSize: chosen,
  durationFactor: code,
});

/** The chosen row on the module route. Beyond the specification: the servo motor's flange and shaft, and the named load. */
const inputModule = z.strictObject({
  id: partId,
  inputModule: code,
  motorSize: code,
  ratio: positive,
  reduceType: chosen,
  reduceTypeSize: chosen,
  reduceUnitSize: chosen,
  inputSpeed: measure,
  boreOnTheInputSide: measure,
  adapterCenteringDiameter: measure,
  adapterHoleCircleDiameter: measure,
  /** Nm or kW the row was searched for, which give it its figures; null for what it bears at the required service factor. */
  outputTorque: measure,
  motorPower: measure,
});

const ENTRIES = { code, codes: joinedCodes, text: chosen };

/** A part of a saved form as the wire takes it: its entries are those its product line writes. */
function partOf({ entries }: SavedPartShape) {
  const shape = Object.entries(entries).map(([name, { holds }]) => [name, ENTRIES[holds]] as const);
  const all: Readonly<Record<string, (typeof ENTRIES)[keyof typeof ENTRIES] | typeof partId>> = {
    id: partId,
    ...Object.fromEntries(shape),
  };
  return z.strictObject(all);
}

/**
 * A configuration as it is saved, the specification's inquiry line with its nested parts (spec 001 §3, §9), and as the
 * server keeps it. The catalogue row stands in it by its id and release, never by its numbers; owner, prices, status and
 * the product's name are the server's.
 */
export const savedForm = z.strictObject({
  category: z.literal(CONFIGURABLE).default(USUAL_LINE),
  gearboxModel: chosen,
  transmitTypes: chosen,
  inputType: chosen,
  motorType: code,
  efficiencyClass: code,
  /** The chosen row of the catalogue, and the release of the product data it was chosen from. */
  basicTypeId: z.string().min(1).max(120),
  releaseHash: z.string().regex(/^[0-9a-f]{8,64}$/),
  /** The language of the technical documents. */
  technicalVersion: z.enum(['zh-cn', 'en']).default('zh-cn'),
  sampleSelectionFlag: z.enum(['Y', 'N']).default('N'),
  lectoTypeParamsValues: z
    .array(z.strictObject({ modelKey: chosen, customerValues: z.array(z.string().max(100)).max(50) }))
    .max(100)
    .default([]),
  technicalDocEmail: text(1000),
  specialWishes: z.boolean().default(false),
  customizedRequirements: text(4000),
  remark: text(4000),
  /** The required service factor; null for 1.0. */
  serviceFactor: measure,
  /** Whether drawings are requested; left out, they are where an e-mail address is given. */
  isDrawing: z.boolean().exactOptional(),
  basicType: basicType.nullable().default(null),
  inputModule: inputModule.nullable().default(null),
  motorConfig: partOf(MOTOR_PART).nullable().default(null),
  installationMethodConfig: partOf(INSTALLATION_PART),
  reduceConfig: partOf(REDUCER_PART),
}) satisfies z.ZodType<WireForm>;
export type SavedForm = z.output<typeof savedForm>;

/**
 * What the specification's client sends along and the server does not take from it: it names the product itself, and its
 * own status (spec 001 §3 "Saved configuration").
 */
export const savedFormExtras = {
  id: z.string().max(100).optional(),
  productName: z.string().max(200).optional(),
  productConfig: z.strictObject({ productName: z.string().max(200) }).optional(),
  inquiryStatus: z.literal('N').optional(),
};

const ONE_OF_STATES = z.enum(['chosen', 'implied', 'default', 'available', 'excluded']);
const labelled = z.object({ value: z.string(), label: z.string() });

/** Why something cannot be had: no choice and no rule of it could be left out. */
const because = z.object({
  /** The choices that stand against it; `ofBasicType` where the chosen row says so. */
  choices: z.array(
    z.object({ field: z.string(), label: z.string(), values: z.array(labelled), ofBasicType: z.boolean() }),
  ),
  rules: z.array(z.object({ id: z.string(), reason: z.string(), source: z.string().nullable() })),
});

/**
 * Changes that make room: send `set` in place of the choices of the same name, leave out those in `drop`. `clears` names
 * what the form of the portal would clear as well; it may stay. `changes` says the same to people.
 */
const wayOut = z.object({
  set: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  drop: z.array(z.string()),
  clears: z.array(z.string()),
  cost: z.number(),
  changes: z.array(
    z.object({ field: z.string(), label: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  ),
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
    }),
  ),
});

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

const given = z.union([
  z.string().min(1).max(4000),
  z.number().nonnegative().max(1e9),
  z.array(z.string().min(1).max(100)).max(60),
]);

const evaluationBody = z
  .strictObject({
    family: z.enum(CONFIGURABLE).default(USUAL_LINE),
    /** The release to judge by; left out, the one in force. */
    releaseHash: z
      .string()
      .regex(/^[0-9a-f]{8,64}$/)
      .exactOptional(),
    /**
     * Choices by field, oldest first: a code, a figure, a text; several codes mean "one of these", and of a list field
     * "all of these".
     */
    choices: z
      .record(z.string().min(1).max(60), given)
      .refine((choices) => Object.keys(choices).length <= 100)
      .default({}),
    /** The chosen row of the catalogue, by its id. */
    basicTypeId: z.string().min(1).max(120).nullable().default(null),
    /** The colour `custom`, as `#rrggbb`. */
    customColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .nullable()
      .default(null),
    /** Which excluded options to explain: all, none, or those of some fields, or some options of them. */
    explain: z
      .union([z.boolean(), z.array(z.strictObject({ field: chosen, value: chosen.exactOptional() })).max(60)])
      .default(false),
    /** The language of all texts; left out, that of Accept-Language. */
    locale: z.enum(LOCALES).exactOptional(),
  })
  .meta({
    examples: [
      {
        choices: { gearboxModel: 'K', reduceUnitSize: ['67', '77'], motorVoltage: '3AC 380V', brakes: ['BE5'] },
        explain: [{ field: 'installationPosition' }],
        locale: 'en',
      },
    ],
  });
export type EvaluationBody = z.output<typeof evaluationBody>;

/** The engine for other systems (product decisions §3). */
export const evaluationRoutes = {
  evaluate: defineRoute({
    method: 'POST',
    path: '/v1/configurations/evaluate',
    access: 'public',
    summary: 'What is still possible with some choices: every option of every field, with reasons and ways out',
    body: evaluationBody,
    result: evaluation,
    errors: ['configuration.unknown-basic-type', 'release.outdated'],
  }),
};
