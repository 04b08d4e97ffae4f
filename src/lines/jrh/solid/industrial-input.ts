import type { Side } from '#lines/jrh/picture/assemblies.ts';
import { SHAFT_END } from '#lines/shared/solid/fits.ts';
import { standardKey } from '#lines/shared/solid/keyways.ts';
import { shaftBodies } from '#lines/shared/solid/shaft-bodies.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, X, Z } from '#modules/drawings/domain/solids/vector.ts';
import type { IndustrialHousing } from './industrial-housing.ts';
import { collar } from './industrial-output.ts';
import { type Drawn, type IndustrialToDraw, outAt } from './unit-frame.ts';

/** Where the input leaves, and whether a fan sits on it. */
export interface InputToDraw {
  readonly side: Side;
  readonly hasFan: boolean;
}

/** At the end of a right-angle unit, towards -x; keys are up. */
const AT_END: Placement = { at: [0, 0, 0], x: Z, z: times(-1, X) };

/**
 * The free input shaft: of parallel shafts across the unit, its shoulder G1 from the middle; of a right-angle unit along it, G1
 * from the output axis. A fan is drawn as its cowl, in outline.
 */
export function industrialInput(
  unit: IndustrialToDraw,
  housing: IndustrialHousing,
  { hasFan, side }: InputToDraw,
): Drawn {
  const { inputShaft, read, size, type } = unit;
  const { exact, fitted } = read.part('JRH', `${type}-${size}`, `INPUT ${inputShaft}`, 'input');
  const [d, l, G1] = [fitted('d', SHAFT_END), exact('l'), exact('G1')];
  const isParallel = type.startsWith('H');
  const at = (far: number): Placement =>
    isParallel ? outAt(side, housing.input.x, far) : { ...AT_END, at: [-far, 0, 0] };
  const from = isParallel ? housing.cover : -housing.end;
  const radius = isParallel ? housing.input.radius * 0.85 : d * 1.5;
  const shaft = { d, l, l1: l * 0.08, l2: l * 0.84, ...standardKey(read, d, 'shaft', 'input key') };
  return {
    bodies: [
      collar(at(0), isParallel ? Math.min(radius, d) : d * 1.2, [from - 4, G1]),
      ...(hasFan ? [fanCowl(at(0), radius * 1.8, [from, from + (G1 - from) * 0.7])] : []),
      ...shaftBodies('input shaft', at(G1), shaft),
    ],
    frames: [{ name: 'INPUT', place: at(G1) }],
  };
}

/** A fan under its cowl, around the input shaft. */
function fanCowl(place: Placement, r: number, [from, to]: readonly [number, number]): Body {
  return {
    ...{ kind: 'revolved', name: 'fan cowl', paint: 'motor', place },
    profile: [
      [0, from],
      [r, from],
      [r, to - r * 0.15],
      [r * 0.85, to],
      [0, to],
    ],
  };
}
