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
import { INPUT_PART, INSTALLATION_PART, REDUCER_PART } from './parts.ts';

/** The chosen row, and the load it was chosen for: h, r/min, Nm. */
const basicType = z.strictObject({
  id: partId,
  ratio: positive,
  reduceType: chosen,
  reduceUnitSize: chosen,
  stages: chosen,
  lifetime: chosen,
  motorSize: code,
  inputSpeed: measure,
  outputTorque: measure,
  peakTorque: measure,
});

/** The nested parts of a configuration of JRP. */
const PARTS = {
  basicType,
  motorConfig: partOf(INPUT_PART),
  installationMethodConfig: partOf(INSTALLATION_PART),
  reduceConfig: partOf(REDUCER_PART),
};

/** A configuration of JRP as it is saved: always to be confirmed, since one table is all there is of the line (spec 001 §3, §9). */
export const JRP_WIRE_FORM = z.strictObject({
  category: z.literal('JRP'),
  design: chosen,
  inputType: chosenOrOpen,
  ...WIRE_LINE,
  isToBeConfirmed: z.literal(true).default(true),
  /** By which speed, r/min, or ratio the row was looked for. */
  asked: asked.pick({ outputSpeed: true, ratio: true, tolerance: true }).exactOptional(),
  ...PARTS,
});

/** A saved line of JRP as it travels and as the server keeps it. */
export type JrpForm = z.output<typeof JRP_WIRE_FORM>;

/** What the specification names of a saved line itself, beside its nested parts. */
export const JRP_WIRE_HEADING = JRP_WIRE_FORM.pick({
  category: true,
  design: true,
  inputType: true,
  ...WIRE_HEADING,
});

/** What null leaves open in the line itself, and in each of its parts. */
export const JRP_OPEN = openWords(JRP_WIRE_FORM, PARTS);
