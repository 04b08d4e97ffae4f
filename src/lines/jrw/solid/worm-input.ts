import { frameNumber } from '#lines/shared/motor/frames.ts';
import type { MotorShown } from '#lines/shared/motor/motor-shown.ts';
import { HUB_KEYWAY } from '#lines/shared/solid/fits.ts';
import { standardKey } from '#lines/shared/solid/keyways.ts';
import { motorBodies } from '#lines/shared/solid/motor-bodies.ts';
import { motorFlange } from '#lines/shared/solid/motor-flange.ts';
import { boltHoles } from '#lines/shared/solid/plate-bodies.ts';
import { MissingLetter } from '#lines/shared/solid/read-letters.ts';
import { hubBodies, shaftBodies } from '#lines/shared/solid/shaft-bodies.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle } from '#modules/drawings/domain/solids/loop.ts';
import { movedPlace, type Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec2, X, Z } from '#modules/drawings/domain/solids/vector.ts';
import { type Drawn, type WormToDraw, wormAt } from './worm-frame.ts';
import type { WormHousing } from './worm-housing.ts';

/** What drives a worm unit. */
export interface WormInput {
  readonly inputType: string;
  /** `AM80`; `B5` or `B14`. */
  readonly module: string;
  readonly form: string;
  /** `80M1`, and what is shown of our motor. */
  readonly motorSize: string;
  readonly motor: MotorShown | undefined;
}

/** The tube of the worm with the input that stands on it, the motor too. */
export function wormInput(unit: WormToDraw, housing: WormHousing, input: WormInput): Drawn {
  const drawn = INPUTS[input.inputType];
  if (drawn === undefined) throw new MissingLetter(`JRW · ${unit.size} · ${input.inputType}`);
  return drawn(unit, housing, input);
}

const INPUTS: Readonly<Record<string, (unit: WormToDraw, housing: WormHousing, input: WormInput) => Drawn>> = {
  none: (_, housing) => ({ bodies: [wormTube(housing)], frames: [inputFrame(housing)] }),
  AD: solidInput,
  AM: flangedInput,
  motor: motorInput,
  JCMC: motorInput,
};

/** How the tube ends at the input: where, how wide the dish is that carries a flange there, and a bore for the motor's shaft, so deep into it. */
export interface TubeEnd {
  readonly from?: number;
  readonly dish?: number;
  readonly bore?: Vec2;
}

/** The tube of the worm from its cover to the input: a neck, and the dish behind the flange. */
export function wormTube({ I, O, tube: { end, radius: wide } }: WormHousing, made: TubeEnd = {}): Body {
  const { bore: [hub, depth] = [0, 0], dish = wide * 0.8, from: to = I } = made;
  const cover = wide * 0.12;
  const collar = Math.min(end, to * 0.9);
  const neck = Math.min(wide * 0.85, dish);
  const flare = Math.min(dish - neck, (to - collar) * 0.4);
  return {
    ...{ kind: 'revolved', name: 'worm housing', paint: 'housing', place: wormAt(O) },
    profile: [
      [0, -end],
      [wide * 0.72, -end],
      [wide * 0.72, cover - end],
      [wide, cover - end],
      [wide, collar],
      [neck, collar + (to - collar) * 0.25],
      ...(flare > 0 ? ([[neck, to - flare - (to - collar) * 0.2]] as const) : []),
      [dish, to - (to - collar) * 0.2],
      [dish, to],
      ...(hub > 0
        ? ([
            [hub, to],
            [hub, to - depth],
            [0, to - depth],
          ] as const)
        : ([[0, to]] as const)),
    ],
  };
}

function inputFrame({ I, O }: WormHousing) {
  return { name: 'INPUT', place: faceAt(I, O) };
}

/** On the axis of the worm so far from the output axis, towards the motor. */
function faceAt(I: number, O: number): Placement {
  return movedPlace([-I, 0, 0], wormAt(O));
}

/** The flange for a motor of the frame, its worm hollow for the motor's shaft. */
function flangedInput(unit: WormToDraw, housing: WormHousing, { form, module }: WormInput): Drawn {
  const flange = inputFlange(unit, housing, module.slice('AM'.length), form);
  const { exact, fitted } = flange.letters;
  const [D, u, t, s] = [exact('D'), fitted('b', HUB_KEYWAY), exact('t'), exact('s')];
  const [hub, depth] = [D * 0.8, D * 2.2];
  const at = housing.I - s - depth / 2;
  return {
    bodies: [
      wormTube(housing, { dish: flange.dish, from: housing.I - s, bore: [hub, depth] }),
      flange.plate,
      ...hubBodies('hollow worm', faceAt(at, housing.O), { d: D, d1: hub * 2, halfLength: depth / 2, u, t }),
    ],
    frames: [inputFrame(housing)],
  };
}

/** Our motor on the flange of its frame. */
function motorInput(unit: WormToDraw, housing: WormHousing, { form, motor, motorSize: frame }: WormInput): Drawn {
  if (motor === undefined) throw new MissingLetter(`MOTOR · ${frame}`);
  const { I, O } = housing;
  const flange = inputFlange(unit, housing, String(frameNumber(frame) ?? frame), form);
  const place: Placement = { at: [-I, 0, O], x: Z, z: X };
  const { bodies, front } = motorFlange({ frame, form: form === 'B14' ? 'B14' : 'B5', place, read: unit.read });
  const plate = bodies.filter(({ name }) => name === 'flange').map((body) => ({ ...body, name: 'motor flange' }));
  const shown = motorBodies({ ...motor, frame, at: place.at, read: unit.read, front });
  return {
    bodies: [
      wormTube(housing, { dish: flange.dish, from: I - flange.letters.exact('s') }),
      flange.plate,
      ...plate,
      ...shown.bodies,
    ],
    frames: [{ name: 'MOTOR', place: { at: place.at, x: Z, z: times(-1, X) } }, ...shown.frames],
  };
}

/** The flange of the unit by P, M, N and S of the motor's frame and form. */
function inputFlange({ read, size }: WormToDraw, { I, O }: WormHousing, frame: string, form: string) {
  const letters = read.part('JRW', size, `INPUT ${frame} ${form}`, 'input flange');
  const { exact } = letters;
  const [P, M, N, S, s] = [exact('P'), exact('M'), exact('N'), exact('S'), exact('s')];
  const plate: Body = {
    ...{ kind: 'prism', name: 'input flange', paint: 'housing', place: faceAt(I, O), outer: circle([0, 0], P / 2) },
    ...{ holes: [circle([0, 0], N / 2), ...boltHoles(M / 2, exact('n'), S / 2)], from: -s, to: 0 },
  };
  return { letters, plate, dish: M / 2 - S * 0.8 };
}

/** A solid worm shaft; its rows are recalled only, so that it is refused until they are published. */
function solidInput({ read, size }: WormToDraw, housing: WormHousing): Drawn {
  const { exact } = read.part('JRW', size, 'AD', 'input shaft');
  const [d, l] = [exact('d'), exact('l')];
  const shaft = { d, l, l1: l * 0.1, l2: l * 0.8, ...standardKey(read, d, 'shaft', 'input shaft') };
  return {
    bodies: [wormTube(housing), ...shaftBodies('input shaft', faceAt(housing.I, housing.O), shaft)],
    frames: [inputFrame(housing)],
  };
}
