import { z } from 'zod';
import { MOTOR_PART } from '#lines/shared/motor/saved/motor-part.ts';
import {
  asked,
  chosen,
  code,
  measure,
  motorRow,
  openWords,
  partId,
  partOf,
  positive,
  WIRE_HEADING,
  WIRE_LINE,
} from '#lines/shared/saved/wire-schema.ts';
import { INSTALLATION_PART, REDUCER_PART } from './saved-parts.ts';
import type { WireForm } from './wire-form.ts';

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

/** The nested parts of a configuration of JRT. */
const PARTS = {
  basicType: motorRow,
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
  ...WIRE_LINE,
  /** Left out where nothing was asked for, and in lines saved before this was kept. */
  asked: asked.exactOptional(),
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
  ...WIRE_HEADING,
});

/** What null leaves open in the line itself, and in each of its parts. */
export const JRT_OPEN = openWords(JRT_WIRE_FORM, PARTS);
