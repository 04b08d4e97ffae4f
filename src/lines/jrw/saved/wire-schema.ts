import { z } from 'zod';
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
import { WORM_INSTALLATION_PART, WORM_MOTOR_PART, WORM_REDUCER_PART } from './saved-parts.ts';

/** The chosen row without one. Beyond the specification: the load that was named, Nm or kW. */
const inputModule = z.strictObject({
  id: partId,
  inputModule: code,
  motorSize: code,
  ratio: positive,
  reduceType: chosen,
  reduceTypeSize: chosen,
  reduceUnitSize: chosen,
  inputSpeed: measure,
  outputTorque: measure,
  motorPower: measure,
});

/** The nested parts of a configuration of JRW. */
const PARTS = {
  basicType: motorRow,
  inputModule,
  motorConfig: partOf(WORM_MOTOR_PART),
  installationMethodConfig: partOf(WORM_INSTALLATION_PART),
  reduceConfig: partOf(WORM_REDUCER_PART),
};

/** A configuration of JRW as it is saved: the parameters as key and value, and the nested parts (spec 001 §3, §9). */
export const JRW_WIRE_FORM = z.strictObject({
  category: z.literal('JRW'),
  gearboxModel: chosen,
  inputType: chosen,
  motorType: code,
  efficiencyClass: code,
  ...WIRE_LINE,
  asked: asked.exactOptional(),
  ...PARTS,
  basicType: PARTS.basicType.nullable().default(null),
  inputModule: PARTS.inputModule.nullable().default(null),
  motorConfig: PARTS.motorConfig.nullable().default(null),
});

/** A saved line of JRW as it travels and as the server keeps it. */
export type WormForm = z.output<typeof JRW_WIRE_FORM>;

/** What the specification names of a saved line itself, beside its nested parts (spec 001 §3). */
export const JRW_WIRE_HEADING = JRW_WIRE_FORM.pick({
  category: true,
  gearboxModel: true,
  inputType: true,
  motorType: true,
  efficiencyClass: true,
  ...WIRE_HEADING,
});

/** What null leaves open in the line itself, and in each of its parts. */
export const JRW_OPEN = openWords(JRW_WIRE_FORM, PARTS);
