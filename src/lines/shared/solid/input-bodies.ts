import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import { movedBodies } from '#modules/drawings/domain/solids/body.ts';
import { circle } from '#modules/drawings/domain/solids/loop.ts';
import { movedPlace, type Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X, Z } from '#modules/drawings/domain/solids/vector.ts';
import { boltHoles } from './plate-bodies.ts';
import { MissingLetter, type PartReader } from './read-letters.ts';
import { shaftBodies } from './shaft-bodies.ts';

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

interface DrawnInput {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
}

const BACK: Placement = { at: [0, 0, 0], x: Z, z: times(-1, X) };
/** The rows of input modules hold for all gear types. */
const ALL_UNITS = 'R;F;K;S';

/** What stands on the input side where that is no motor of ours: a solid shaft, a flange for the customer's motor, nothing. */
export function inputBodies(input: InputToDraw): DrawnInput {
  const { at, inputType } = input;
  const drawn = INPUTS[inputType];
  if (drawn === undefined) throw new MissingLetter(input.module || inputType);
  const { bodies, frames } = drawn(input);
  return {
    bodies: movedBodies(at, bodies),
    frames: frames.map(({ name, place }) => ({ name, place: movedPlace(at, place) })),
  };
}

const INPUTS: Readonly<Record<string, (input: InputToDraw) => DrawnInput>> = {
  none: () => ({ bodies: [], frames: [{ name: 'INPUT', place: BACK }] }),
  AD: solidInput,
  AM: iecInput,
};

/** A cover as long as k2 with a keyed shaft. */
function solidInput({ G, module, read }: InputToDraw): DrawnInput {
  const { exact, mm } = read.part(ALL_UNITS, `G${G}`, module, 'input');
  const place = movedPlace(times(mm('k2'), times(-1, X)), BACK);
  const shaft = { d: exact('d'), l: exact('l'), l1: exact('l1'), l2: exact('l2'), u: exact('u'), t: exact('t') };
  const cover: Body = {
    ...{ kind: 'revolved', name: 'input cover', paint: 'housing', place: BACK },
    profile: [
      [0, 0],
      [G / 2, 0],
      [G / 2, mm('k2') * 0.15],
      [G * 0.3, mm('k2') * 0.4],
      [G * 0.22, mm('k2')],
      [0, mm('k2')],
    ],
  };
  return { bodies: [cover, ...shaftBodies('input shaft', place, shaft)], frames: [{ name: 'INPUT', place }] };
}

/** A lantern as long as Z with the B5 flange of the motor's frame: P outside, n holes of S on M, centring N (IEC 60072-1). */
function iecInput({ G, module, read }: InputToDraw): DrawnInput {
  const Z1 = read.part(ALL_UNITS, '', module, 'input').mm('Z');
  const { exact } = read.part('MOTOR', module.slice('AM'.length), 'B5 flange', 'input flange');
  const [P, M, N, n, S] = [exact('P'), exact('M'), exact('N'), exact('n'), exact('S')];
  const rest = Math.min(16, Z1 * 0.2);
  const place = movedPlace(times(-Z1, X), BACK);
  const lantern: Body = {
    ...{ kind: 'revolved', name: 'IEC adapter', paint: 'housing', place: BACK },
    profile: [
      [0, 0],
      [G * 0.48, 0],
      [Math.min(G * 0.48, P * 0.45), Z1 - rest],
      [0, Z1 - rest],
    ],
  };
  const plate: Body = {
    ...{ kind: 'prism', name: 'IEC flange', paint: 'housing', place },
    ...{
      outer: circle([0, 0], P / 2),
      holes: [circle([0, 0], N / 2), ...boltHoles(M / 2, n, S / 2)],
      from: -rest,
      to: 0,
    },
  };
  return { bodies: [lantern, plate], frames: [{ name: 'INPUT', place }] };
}
