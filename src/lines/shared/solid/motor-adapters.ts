import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import { circle, type Loop, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { movedPlace, type Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X } from '#modules/drawings/domain/solids/vector.ts';
import { BACK } from './frame-bodies.ts';
import { boltHoles } from './plate-bodies.ts';
import type { PartReader } from './read-letters.ts';

/** An input module as it is drawn. */
export interface InputToDraw {
  readonly inputType: string;
  /** `AM90`, `AD2`. */
  readonly module: string;
  readonly at: Vec3;
  /** The flange of the unit that it stands on, mm. */
  readonly G: number;
  readonly read: PartReader;
}

/** An input module's bodies, and where the motor of the customer meets it. */
export interface DrawnInput {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
}

/** The rows of input modules hold for all gear types. */
export const ALL_UNITS = 'R;F;K;S';

/** A lantern as long as Z with the B5 flange of the motor's frame: P outside, n holes of S on M, centring N (IEC 60072-1). */
export function iecInput(input: InputToDraw): DrawnInput {
  const height = /\d+/.exec(input.module)?.[0] ?? input.module;
  const { exact } = input.read.part('MOTOR', height, 'B5 flange', 'input flange');
  const [P, M, N, n, S] = [exact('P'), exact('M'), exact('N'), exact('n'), exact('S')];
  const { lantern, place, thickness } = lanternOf(input, P);
  const holes = [circle([0, 0], N / 2), ...boltHoles(M / 2, n, S / 2)];
  return adapter(lantern, [plate(place, circle([0, 0], P / 2), holes, [-thickness, 0])], place);
}

/** A lantern with the C face of the motor's frame: register N, bolts on M, which may lie inside the register (NEMA MG 1). */
export function nemaInput(input: InputToDraw): DrawnInput {
  const { exact, mm } = input.read.part('MOTOR', input.module.slice('AN'.length), 'C face', 'input flange');
  const [M, N, n, S, P, T] = [exact('M'), exact('N'), exact('n'), exact('S'), mm('P'), mm('T')];
  const { lantern, place, thickness } = lanternOf(input, P, T);
  const [outer, register, bolts] = [circle([0, 0], P / 2), circle([0, 0], N / 2), boltHoles(M / 2, n, S / 2)];
  const open = circle([0, 0], Math.min(N / 2, M / 2 - S) * 0.8);
  const floor = plate(place, outer, [open, ...bolts], [-T - thickness, -T]);
  const rim = plate(place, outer, [register, ...(M > N ? bolts : [])], [-T, 0]);
  return adapter(lantern, [floor, rim], place);
}

/** A lantern with a square flange: P its side, centring N, threads on M, which are told and not drawn. */
export function servoInput(input: InputToDraw): DrawnInput {
  const { exact } = input.read.part('MOTOR', input.module, 'servo flange', 'input flange');
  const [P, N] = [exact('P'), exact('N')];
  exact('M');
  const { lantern, place, thickness } = lanternOf(input, P);
  const square = roundedRectangle([-P / 2, -P / 2], [P / 2, P / 2], P * 0.08);
  return adapter(lantern, [plate(place, square, [circle([0, 0], N / 2)], [-thickness, 0])], place);
}

/** The neck from the unit to a face of a width, as long as Z, and the place of that face. */
function lanternOf({ G, module, read }: InputToDraw, width: number, register = 0) {
  const length = read.part(ALL_UNITS, '', module, 'input').mm('Z');
  const place = movedPlace(times(-length, X), BACK);
  const thickness = Math.min(16, length * 0.2);
  const end = length - thickness - register;
  const lantern: Body = {
    ...{ kind: 'revolved', name: 'motor adapter', paint: 'housing', place: BACK },
    profile: [
      [0, 0],
      [G * 0.48, 0],
      [Math.min(G * 0.48, width * 0.45), end],
      [0, end],
    ],
  };
  return { lantern, thickness, place };
}

function plate(place: Placement, outer: Loop, holes: readonly Loop[], [from, to]: readonly [number, number]): Body {
  return { kind: 'prism', name: 'adapter flange', paint: 'housing', place, outer, holes, from, to };
}

function adapter(lantern: Body, plates: readonly Body[], place: Placement): DrawnInput {
  return { bodies: [lantern, ...plates], frames: [{ name: 'INPUT', place }] };
}
