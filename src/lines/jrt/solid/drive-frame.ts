import type { OilSeats } from '#lines/shared/solid/plug-bodies.ts';
import { type LetterReader, MissingLetter, type PartReader } from '#lines/shared/solid/read-letters.ts';
import type { PartView } from '#modules/drawings/domain/part-names.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import type { Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import type { Assembly } from './assembly-codes.ts';

/** The output sides on which something stands. */
export type OutputSide = 'A' | 'B';

/** What of a product its gear unit is drawn from. */
export interface UnitToDraw {
  readonly model: string;
  readonly size: string;
  /** `KAF`; the gear type alone of a foot and a solid shaft. */
  readonly code: string;
  /** How it is fixed and what its output is. */
  readonly made: Assembly;
  /** Whether an arm or buffers take its torque. */
  readonly hasArm: boolean;
  readonly shafts: readonly OutputSide[];
  readonly flanges: readonly OutputSide[];
  /** The chosen flange and bore, mm; undefined where there is none. */
  readonly flange: number | undefined;
  readonly bore: number | undefined;
  readonly read: PartReader;
}

/** Bodies that belong together, and the places on them to which others mate. */
export interface DrawnPart {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
}

/** A gear unit in M1, and where the motor meets it, whose flange has a diameter. */
export interface DrawnUnit extends DrawnPart {
  readonly motorAt: Vec3;
  readonly oil: OilSeats;
  readonly motorFlange: number;
}

/** A part of the unit's tables, by the letters behind its gear type: `AF`, none of the foot mounted one. */
export function partOf({ model, read, size }: UnitToDraw, letters: string, view: PartView): LetterReader {
  return read.part(model, size, `${model}${letters}`, view);
}

/** Refuses the profile of a splined hollow shaft: the reference has its nominal diameter, neither module nor teeth. */
export function refuseSpline({ code, model, size }: UnitToDraw): never {
  throw new MissingLetter([model, size, code, 'DIN 5480'].join(' · '));
}
