import { z } from 'zod';
import { LOCALES } from '#kernel/locale.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';
import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import { REASON_LENGTH } from '#product/judgement/reserve.ts';

/** No line takes more. */
const MOST_TOLERANCE = 0.1;

const chosen = z.string().min(1).max(100);

const given = z.union([
  z.string().min(1).max(4000),
  z.number().nonnegative().max(1e9),
  z.array(z.string().min(1).max(100)).max(60),
]);

export const evaluationBody = z
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
    /** How far a speed or ratio may lie from the one asked for, as a share, 0.05 = ±5 %; left out, as far as the line says. */
    tolerance: z.number().positive().max(MOST_TOLERANCE).exactOptional(),
    /** The colour `custom`, as `#rrggbb` or as RAL classic code `RAL6018`. */
    customColor: z
      .union([z.string().regex(/^#[0-9a-f]{6}$/i), z.string().regex(/^RAL[1-9]\d{3}$/), z.null()])
      .default(null),
    /** Why a drive below the service factor asked for is taken all the same; heeded where it is, and is not below 1.0. */
    serviceFactorAccepted: z
      .strictObject({
        reason: z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).refine(isOneLine, NO_ONE_LINE),
      })
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

/** One option that does not fit: the choices and the row as for an evaluation, and what is wanted. */
export const waysOutBody = evaluationBody.omit({ explain: true }).extend({
  wanted: z.strictObject({ field: chosen, value: chosen }),
});
export type WaysOutBody = z.output<typeof waysOutBody>;
