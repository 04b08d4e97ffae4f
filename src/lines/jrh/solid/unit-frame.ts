import type { Side } from '#lines/jrh/picture/assemblies.ts';
import type { PartReader } from '#lines/shared/solid/read-letters.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

/** An industrial unit as it is drawn. */
export interface IndustrialToDraw {
  /** `H3`, `B4`; two digits. */
  readonly type: string;
  readonly size: string;
  /** The diameter of its input shaft, mm. */
  readonly inputShaft: string;
  readonly read: PartReader;
}

/** Parts of a unit: bodies, and the places others mate to. */
export interface Drawn {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
}

/** The front is the side pictures show, on the right seen from the input: side A of other units. */
const OUTWARD: Readonly<Record<Side, Vec3>> = { front: times(-1, Y), rear: Y };

/** The names of the output places by their side. */
export const OUTPUT_NAMES: Readonly<Record<Side, string>> = { front: 'OUT_A', rear: 'OUT_B' };

/** On an axis across the unit at a place along it, so far from the middle, looking out to a side; keys are up. */
export function outAt(side: Side, x: number, far: number): Placement {
  const [, y] = times(far, OUTWARD[side]);
  return { at: [x, y, 0], x: Z, z: OUTWARD[side] };
}

/** A place whose outlines lie in the plane of the axes, x and z of the unit, drawn out to the front. */
export const ACROSS: Placement = { at: [0, 0, 0], x: X, z: OUTWARD.front };
