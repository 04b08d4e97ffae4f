import { z } from 'zod';
import {
  asked,
  chosen,
  chosenOrOpen,
  code,
  measure,
  openWords,
  partId,
  partOf,
  positive,
  WIRE_HEADING,
  WIRE_LINE,
} from '#lines/shared/saved/wire-schema.ts';
import { INSTALLATION_PART, REDUCER_PART } from './parts.ts';

/** The chosen row, and what it was read at: r/min, kW, °C, %. */
const basicType = z.strictObject({
  id: partId,
  reduceType: chosen,
  reduceUnitSize: chosen,
  ratio: positive,
  inputSpeed: positive,
  /** Nobody named a speed: the row is read at the one taken for granted. */
  inputSpeedAssumed: z.literal(true).exactOptional(),
  drivenPower: measure,
  drivenMachine: code,
  hoursPerDay: code,
  startsPerHour: code,
  ambientTemperature: code,
  dutyCycle: code,
});

const PARTS = {
  basicType,
  installationMethodConfig: partOf(INSTALLATION_PART),
  reduceConfig: partOf(REDUCER_PART),
};

/** A configuration of JRH as it is saved: the specification's inquiry line with the nested parts an industrial unit has (spec 001 §3, §9). */
export const JRH_WIRE_FORM = z.strictObject({
  category: z.literal('JRH'),
  gearArrangement: chosen,
  stages: chosen,
  inputType: chosenOrOpen,
  ...WIRE_LINE,
  asked: asked.pick({ outputSpeed: true, ratio: true, tolerance: true }).exactOptional(),
  ...PARTS,
  /** No unit comes with a motor of ours. */
  motorConfig: z.null().default(null),
});

/** A saved line of JRH as it travels and as the server keeps it. */
export type IndustrialForm = z.output<typeof JRH_WIRE_FORM>;

/** What the specification names of a saved line itself, beside its nested parts. */
export const JRH_WIRE_HEADING = JRH_WIRE_FORM.pick({
  category: true,
  inputType: true,
  ...WIRE_HEADING,
});

/** What null leaves open in the line itself, and in each of its parts. */
export const JRH_OPEN = openWords(JRH_WIRE_FORM, PARTS);
