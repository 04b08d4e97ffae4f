import type { PartReader } from '#lines/shared/solid/read-letters.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import type { Vec3 } from '#modules/drawings/domain/solids/vector.ts';

/** The output sides on which something stands. */
export type OutputSide = 'A' | 'B';

/** What of a product its gear unit is drawn from. */
export interface UnitToDraw {
  readonly model: string;
  readonly size: string;
  /** The letters behind the gear type: `F`, `AF`, `..F`; empty of a foot and a solid shaft. */
  readonly assembly: string;
  readonly shafts: readonly OutputSide[];
  readonly flanges: readonly OutputSide[];
  /** The chosen flange and bore, mm; undefined where there is none. */
  readonly flange: number | undefined;
  readonly bore: number | undefined;
  readonly read: PartReader;
}

/** A gear unit in M1: its bodies and frames, and where the motor meets it, whose flange has a diameter. */
export interface DrawnUnit {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
  readonly motorAt: Vec3;
  readonly motorFlange: number;
}
