import { z } from 'zod';
import { isOneLine, withoutTurns } from '#kernel/one-line.ts';
import { NO_ONE_LINE } from '#kernel/told-fault.ts';
import { REASON_LENGTH } from '#product/judgement/reserve.ts';
import type { SavedEntry, SavedPartShape } from '#product/saved-part.ts';
import { isSizingCase, SIZING_CASE_LENGTH } from '#product/sizing-case.ts';
import type { WireWords } from './as-sent.ts';

/** A code that is always there, or a name. */
export const chosen = z.string().min(1).max(100).refine(isOneLine, NO_ONE_LINE);

/** The same in a configuration that is not complete: empty as long as it is open. */
export const chosenOrOpen = z.string().max(100).refine(isOneLine, NO_ONE_LINE);

/** A code of the release, as the engine knows it; null where nothing was chosen or the field does not apply. */
export const code = chosen.nullable().default(null);

/** Codes of a list, joined by commas (spec 001 §9 "Save payload rules"). */
const joinedCodes = z.string().min(1).max(500).nullable().default(null);

/** What people write: others read it as it stands. Lines saved before it was asked for are mended, not refused. */
const text = (most: number) => z.string().max(most).overwrite(withoutTurns).nullable().default(null);
/** A reason in one line. */
const accepted = z.strictObject({
  reason: z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).refine(isOneLine, NO_ONE_LINE),
});

/** No search takes a speed that lies further off. */
const MOST_TOLERANCE = 0.1;

/** Nothing of a drive is smaller, in whatever unit; beside less, its own figures could not be told any more. */
const LEAST_MEASURE = 1e-3;

export const positive = z
  .number()
  .positive()
  .max(1e6)
  .refine((measure) => measure >= LEAST_MEASURE);
export const measure = positive.nullable().default(null);

/** A nested part carries its own id once it has been saved; the server gives it and keeps it. */
export const partId = z.uuid().exactOptional();

/** What the specification has in a part for other lines alone. */
const leftAside = z.string().max(100).refine(isOneLine, NO_ONE_LINE).exactOptional();

const ENTRIES = { code, codes: joinedCodes, text: chosen };

function entryOf({ holds, takes }: SavedEntry) {
  const schema = ENTRIES[holds];
  return takes === undefined ? schema : code.refine((written) => written === null || takes(written));
}

/** A part of a saved form as the wire takes it: its entries are those its product line writes. */
export function partOf({ entries, ofOtherLines = [] }: SavedPartShape) {
  const shape = Object.entries(entries).map(([name, entry]) => [name, entryOf(entry)] as const);
  const all: Readonly<Record<string, ReturnType<typeof entryOf> | typeof partId | typeof leftAside>> = {
    id: partId,
    ...Object.fromEntries(shape),
    ...Object.fromEntries(ofOtherLines.map((name) => [name, leftAside])),
  };
  return z.strictObject(all);
}

/** What a saved configuration of any line says beside its product and its nested parts (spec 001 §3). */
export const WIRE_LINE = {
  /** The chosen row of the catalogue, and the release of the product data it was chosen from. */
  basicTypeId: z.string().min(1).max(120),
  releaseHash: z.string().regex(/^[0-9a-f]{8,64}$/),
  /** The language of the technical documents. */
  technicalVersion: z.enum(['zh-cn', 'en']).default('zh-cn'),
  sampleSelectionFlag: z.enum(['Y', 'N']).default('N'),
  lectoTypeParamsValues: z
    .array(
      z.strictObject({
        modelKey: chosen,
        customerValues: z.array(z.string().max(100).refine(isOneLine, NO_ONE_LINE)).max(50),
      }),
    )
    .max(100)
    .default([]),
  technicalDocEmail: text(1000),
  specialWishes: z.boolean().default(false),
  customizedRequirements: text(4000),
  remark: text(4000),
  /** The required service factor; null for 1.0. */
  serviceFactor: measure,
  /** Why a drive below it is taken all the same; left out where the drive meets it, and in lines saved before this was asked. */
  serviceFactorAccepted: accepted.exactOptional(),
  /** Whether drawings are requested; left out, they are where an e-mail address is given. */
  isDrawing: z.boolean().exactOptional(),
  /** The sizing it comes from, by the parameters that reopen the case; left out where it comes from none. */
  sizingCase: z.string().max(SIZING_CASE_LENGTH).refine(isSizingCase).exactOptional(),
};

/** What the specification names of a saved line of any kind beside its product and its nested parts (spec 001 §3). */
export const WIRE_HEADING = {
  technicalVersion: true,
  sampleSelectionFlag: true,
  lectoTypeParamsValues: true,
  technicalDocEmail: true,
  customizedRequirements: true,
  remark: true,
} as const;

/**
 * By which figures the row of a geared drive was looked for, r/min, Nm, kW: what it is judged against when the line is opened again.
 * The power is one of a motor of ours; the load of a customer's motor stands in its part.
 */
export const asked = z.strictObject({
  outputSpeed: positive.exactOptional(),
  ratio: positive.exactOptional(),
  outputTorque: positive.exactOptional(),
  motorPower: positive.exactOptional(),
  /** How far a speed or ratio may lie from the one asked for, as a share, where another than the line's was taken. */
  tolerance: positive.max(MOST_TOLERANCE).exactOptional(),
});

/** The chosen row of a geared motor. Beyond the specification: `durationFactor`, and the torque asked for. */
export const motorRow = z.strictObject({
  id: partId,
  motorFrequency: code,
  motorPoles: code,
  motorType: code,
  ratio: positive,
  reduceType: chosen,
  reduceUnitSize: chosen,
  durationFactor: code,
  /** Nm: fB is judged by it where the row gives less. */
  outputTorque: positive.nullable().exactOptional(),
});

/** What null leaves open in a form itself, and in each of its parts. */
export function openWords(form: z.ZodObject, parts: Readonly<Record<string, z.ZodObject>>): Omit<WireWords, 'written'> {
  return {
    open: openIn(form),
    openInParts: new Map(Object.entries(parts).map(([part, schema]) => [part, openIn(schema)])),
  };
}

function openIn({ shape }: z.ZodObject): ReadonlySet<string> {
  const open = Object.entries(shape).filter(([, schema]) => z.safeParse(schema, null).success);
  return new Set(open.map(([name]) => name));
}
