import { z } from 'zod';
import { MOTOR_PART } from '#lines/shared/motor/saved/motor-part.ts';
import {
  asked,
  chosen,
  code,
  openWords,
  partId,
  partOf,
  positive,
  WIRE_HEADING,
  WIRE_LINE,
} from '#lines/shared/saved/wire-schema.ts';
import type { JdForm } from './form.ts';
import { INSTALLATION_PART, PAINT_PART } from './parts.ts';

/** The chosen motor. Beyond the specification: its power, frame and duty. */
const basicType = z.strictObject({
  id: partId,
  motorFrequency: chosen,
  motorPoles: chosen,
  motorType: code,
  /** kW. */
  motorPower: positive,
  motorSize: chosen,
  durationFactor: code,
});

const PARTS = {
  basicType,
  motorConfig: partOf(MOTOR_PART),
  installationMethodConfig: partOf(INSTALLATION_PART),
  reduceConfig: partOf(PAINT_PART),
};

/** A configuration of JD as it is saved: the specification's inquiry line with the nested parts a motor has (spec 001 §3, §9). */
export const JD_WIRE_FORM = z.strictObject({
  category: z.literal('JD'),
  motorType: code,
  efficiencyClass: chosen,
  /** What feeds it: mains, inverter or JCMC. */
  supplyKind: chosen,
  ...WIRE_LINE,
  /** By which figures the motor was looked for: r/min, and how far its speed may lie from it. */
  asked: asked.pick({ tolerance: true }).extend({ motorSpeed: positive }).exactOptional(),
  ...PARTS,
}) satisfies z.ZodType<JdForm>;

/** What the specification names of a saved line itself, beside its nested parts. */
export const JD_WIRE_HEADING = JD_WIRE_FORM.pick({
  category: true,
  motorType: true,
  efficiencyClass: true,
  supplyKind: true,
  ...WIRE_HEADING,
});

/** What null leaves open in the line itself, and in each of its parts. */
export const JD_OPEN = openWords(JD_WIRE_FORM, PARTS);
