import type { PartReader } from '#lines/shared/solid/read-letters.ts';
import type { PartView } from '#modules/drawings/domain/part-names.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

/** The output sides on which something stands. */
export type OutputSide = 'A' | 'B';

/** Both. */
export const SIDES: readonly OutputSide[] = ['A', 'B'];

/** Side A is on the right seen on the fan cowl. */
const OUTWARD: Readonly<Record<OutputSide, Vec3>> = { A: times(-1, Y), B: Y };

/** Parts of a drive: bodies, and the places others mate to. */
export interface Drawn {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
}

/** A worm unit of a size as it is drawn; `view` is where its dimensions are told. */
export interface WormToDraw {
  readonly size: string;
  readonly view: PartView;
  readonly read: PartReader;
}

/** A place on the output axis, so far from the middle, that looks out to its side; keys are up. */
export function outAt(side: OutputSide, far: number): Placement {
  return { at: times(far, OUTWARD[side]), x: Z, z: OUTWARD[side] };
}

/** A place whose outlines lie in the plane of the worm, x and z of the unit, drawn out towards a side. */
export function acrossAt(side: OutputSide): Placement {
  return { at: [0, 0, 0], x: X, z: OUTWARD[side] };
}

/** A place on the worm's axis, which lies so high over the wheel's: from there towards the motor. */
export function wormAt(height: number): Placement {
  return { at: [0, 0, height], x: Z, z: times(-1, X) };
}

/** The parts together. */
export function together(...parts: readonly Drawn[]): Drawn {
  return { bodies: parts.flatMap(({ bodies }) => bodies), frames: parts.flatMap(({ frames }) => frames) };
}
