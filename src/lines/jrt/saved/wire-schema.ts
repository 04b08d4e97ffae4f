import { z } from 'zod';
import { isOneLine } from '#kernel/one-line.ts';
import { REASON_LENGTH } from '#product/judgement/reserve.ts';
import type { SavedPartShape } from '#product/saved-part.ts';
import { INSTALLATION_PART, MOTOR_PART, REDUCER_PART } from './saved-parts.ts';
import type { WireForm } from './wire-form.ts';

const chosen = z.string().min(1).max(100).refine(isOneLine);

/** A code of the release, as the engine knows it; null where nothing was chosen or the field does not apply. */
const code = chosen.nullable().default(null);

/** Codes of a list, joined by commas (spec 001 §9 "Save payload rules"). */
const joinedCodes = z.string().min(1).max(500).nullable().default(null);

const text = (most: number) => z.string().max(most).nullable().default(null);
/** A reason in one line. */
const accepted = z.strictObject({
  reason: z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).refine(isOneLine),
});

const positive = z.number().positive().max(1e6);
const measure = positive.nullable().default(null);

/**
 * By which figures the row was looked for, r/min, Nm, kW: what its drive is judged against when the line is opened again. The power
 * is one of a motor of ours; the load of a module stands in its part.
 */
const asked = z.strictObject({
  outputSpeed: positive.exactOptional(),
  ratio: positive.exactOptional(),
  outputTorque: positive.exactOptional(),
  motorPower: positive.exactOptional(),
});

/** A nested part carries its own id once it has been saved; the server gives it and keeps it. */
const partId = z.uuid().exactOptional();

/** The chosen row on the motor route. Beyond the specification: `durationFactor`, and the torque asked for. */
const basicType = z.strictObject({
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

/** What the specification has in a part for other lines alone. */
const leftAside = z.string().max(100).refine(isOneLine).exactOptional();

const ENTRIES = { code, codes: joinedCodes, text: chosen };

/** A part of a saved form as the wire takes it: its entries are those its product line writes. */
function partOf({ entries, ofOtherLines = [] }: SavedPartShape) {
  const shape = Object.entries(entries).map(([name, { holds }]) => [name, ENTRIES[holds]] as const);
  const all: Readonly<Record<string, (typeof ENTRIES)[keyof typeof ENTRIES] | typeof partId | typeof leftAside>> = {
    id: partId,
    ...Object.fromEntries(shape),
    ...Object.fromEntries(ofOtherLines.map((name) => [name, leftAside])),
  };
  return z.strictObject(all);
}

/** The nested parts of a configuration of JRT. */
const PARTS = {
  basicType,
  inputModule,
  motorConfig: partOf(MOTOR_PART),
  installationMethodConfig: partOf(INSTALLATION_PART),
  reduceConfig: partOf(REDUCER_PART),
};

/**
 * A configuration of JRT as it is saved, the specification's inquiry line with its nested parts (spec 001 §3, §9), and as the
 * server keeps it. The catalogue row stands in it by its id and release, never by its numbers; owner, prices, status and
 * the product's name are the server's.
 */
export const JRT_WIRE_FORM = z.strictObject({
  category: z.literal('JRT').default('JRT'),
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
    .array(z.strictObject({ modelKey: chosen, customerValues: z.array(z.string().max(100).refine(isOneLine)).max(50) }))
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
  /** Left out where nothing was asked for, and in lines saved before this was kept. */
  asked: asked.exactOptional(),
  /** Whether drawings are requested; left out, they are where an e-mail address is given. */
  isDrawing: z.boolean().exactOptional(),
  ...PARTS,
  basicType: PARTS.basicType.nullable().default(null),
  inputModule: PARTS.inputModule.nullable().default(null),
  motorConfig: PARTS.motorConfig.nullable().default(null),
}) satisfies z.ZodType<WireForm>;

/** What the specification names of a saved line itself, beside its nested parts (spec 001 §3). */
export const JRT_WIRE_HEADING = JRT_WIRE_FORM.pick({
  category: true,
  gearboxModel: true,
  transmitTypes: true,
  inputType: true,
  motorType: true,
  efficiencyClass: true,
  technicalVersion: true,
  sampleSelectionFlag: true,
  lectoTypeParamsValues: true,
  technicalDocEmail: true,
  customizedRequirements: true,
  remark: true,
});

/** What null leaves open in the line itself, and in each of its parts. */
export const JRT_OPEN_FIELDS = openIn(JRT_WIRE_FORM);
export const JRT_OPEN_IN_PARTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(PARTS).map(([part, schema]) => [part, openIn(schema)] as const),
);

function openIn({ shape }: z.ZodObject): ReadonlySet<string> {
  const open = Object.entries(shape).filter(([, schema]) => z.safeParse(schema, null).success);
  return new Set(open.map(([name]) => name));
}
