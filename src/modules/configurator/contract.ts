import { z } from 'zod';
import type { WireForm } from './domain/saved-form/wire-form.ts';

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

const motorConfig = z.strictObject({
  id: partId,
  brakes: joinedCodes,
  releaseAngle: code,
  releaseDevice: code,
  brakingVoltage: code,
  coolingMethod: code,
  independentFanVoltage: code,
  encoder: code,
  resolutionRatio: code,
  electricalInterface: code,
  measurement: code,
  communicationInterface: code,
  mechanicalSpecs: code,
  shaftDiameter: code,
  wiringMethod: code,
  insulationLevel: code,
  motorThermalProtection: code,
  motorVoltage: code,
  ulAuthen: joinedCodes,
  vfdOptions: joinedCodes,
  otherMotorOptions: joinedCodes,
  protectionClass: code,
});

const installationMethodConfig = z.strictObject({
  id: partId,
  boxLocation: code,
  flangePointing: code,
  flangeSize: code,
  flangeType: code,
  hollowShaftSize: code,
  inputShaftIn: code,
  installationPosition: code,
  builtInType: code,
  outletNozzlePosition: code,
  outputShaftPointing: code,
  outputShaftSize: code,
  reduceType: chosen,
  torqueArm: code,
});

/** Gear unit options; `color` is a code or the hex value of a custom one. Beyond the specification: `sealTemperature`. */
const reduceConfig = z.strictObject({
  id: partId,
  color: code,
  corrosionProtection: code,
  lubricatingOil: code,
  mineralOil: code,
  oilMirror: code,
  oilSeal: code,
  sealTemperature: code,
  surfaceProtection: code,
  nameplate: code,
});

/**
 * A configuration as it is saved, the specification's inquiry line with its nested parts (spec 001 §3, §9), and as the
 * server keeps it. The catalogue row stands in it by its id and release, never by its numbers; owner, prices, status and
 * the product's name are the server's.
 */
export const savedForm = z.strictObject({
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
  motorConfig: motorConfig.nullable().default(null),
  installationMethodConfig,
  reduceConfig,
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
