import type { MotorExtra } from '#lines/shared/motor/motor-shown.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import { movedPlace } from '#modules/drawings/domain/solids/placement.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { BACK } from './frame-bodies.ts';
import { standardKey } from './keyways.ts';
import type { PartReader } from './read-letters.ts';
import { shaftBodies } from './shaft-bodies.ts';

/** The fan end of a motor as it is drawn. */
export interface RearToDraw {
  /** The diameter of the frame, and the radius of what is round on it. */
  readonly AC: number;
  readonly r: number;
  /** The shaft height of the frame, by which its parts stand in the reference. */
  readonly height: string;
  /** Where the stator ends, and how long its cowl is. */
  readonly from: number;
  readonly cowl: number;
  readonly extras: readonly MotorExtra[];
  readonly read: PartReader;
}

interface Drawn {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
}

/**
 * What stands behind the stator: brake, cowl or forced fan, encoder, rain cover, second shaft end, each from where the one before
 * ends. Brake and encoder add up; a forced fan covers the encoder (drawings README §a).
 */
export function motorRear(motor: RearToDraw): Drawn & { readonly brakeAt: number } {
  const { AC, extras, from, height, r, read } = motor;
  const added = (part: string, letter: string) => read.part('MOTOR', height, part, 'motor').mm(letter);
  const has = (extra: MotorExtra) => extras.includes(extra);
  const brake = has('brake') ? added('brake', 'dLB') : 0;
  const fan = has('forced-fan') ? added('forced fan', 'dLV') : 0;
  const encoder = has('encoder') && !has('forced-fan') ? added('encoder', 'dLE') : 0;
  const cowl: Vec2 = [from + brake, from + brake + motor.cowl + fan];
  const end = cowl[1] + encoder;
  const second = has('second-shaft') ? secondShaft(motor, end) : { bodies: [], frames: [] };
  return {
    bodies: [
      ...(brake > 0 ? [brakeRing(r, [from, from + brake])] : []),
      cowlOf(fan > 0 ? 'forced fan' : 'fan cowl', r, cowl, fan),
      ...(encoder > 0 ? [encoderOf(AC * 0.2, [cowl[1], end])] : []),
      ...(has('rain-cover') ? [rainCover(r, [end, end + added('rain cover', 'dLC')])] : []),
      ...second.bodies,
    ],
    frames: second.frames,
    brakeAt: from + brake / 2,
  };
}

/** A ring with a groove between its plates. */
function brakeRing(r: number, [from, to]: Vec2): Body {
  const groove: Vec2 = [from + (to - from) * 0.45, from + (to - from) * 0.55];
  return {
    ...{ kind: 'revolved', name: 'brake', paint: 'motor', place: BACK },
    profile: [
      [0, from],
      [r * 0.97, from],
      [r * 0.97, groove[0]],
      [r * 0.92, (groove[0] + groove[1]) / 2],
      [r * 0.97, groove[1]],
      [r * 0.97, to],
      [0, to],
    ],
  };
}

/** A cowl with its air inlet set back; the one of a forced fan has a step where the fan sits. */
function cowlOf(name: string, r: number, [from, to]: Vec2, fan: number): Body {
  const rim = (to - from) * 0.08;
  const step = to - fan;
  return {
    ...{ kind: 'revolved', name, paint: 'motor', place: BACK },
    profile: [
      [0, from],
      [r, from],
      ...(fan > 0
        ? ([
            [r, step],
            [r * 0.94, step],
          ] as const)
        : []),
      [fan > 0 ? r * 0.94 : r, to - rim * 3],
      [r * 0.88, to],
      [r * 0.72, to],
      [r * 0.72, to - rim],
      [0, to - rim],
    ],
  };
}

function encoderOf(r: number, [from, to]: Vec2): Body {
  return {
    ...{ kind: 'revolved', name: 'encoder', paint: 'dark', place: BACK },
    profile: [
      [0, from - 10],
      [r, from - 10],
      [r, to - r * 0.2],
      [r * 0.8, to],
      [0, to],
    ],
  };
}

/** A roof over the air inlet, on the post it stands on. */
function rainCover(r: number, [from, to]: Vec2): Body {
  const thickness = Math.min(6, (to - from) * 0.2);
  return {
    ...{ kind: 'revolved', name: 'rain cover', paint: 'motor', place: BACK },
    profile: [
      [0, from - 12],
      [r * 0.3, from - 12],
      [r * 0.3, to - thickness],
      [r, to - thickness],
      [r * 0.9, to],
      [0, to],
    ],
  };
}

/** A shaft end behind the cowl: that of the frame below, by estimate. */
function secondShaft({ height, read }: RearToDraw, from: number): Drawn {
  const letters = read.part('MOTOR', height, 'second shaft', 'second shaft end');
  const [d, l] = [letters.mm('DA'), letters.mm('EA')];
  const place = movedPlace([-from, 0, 0], BACK);
  const shaft = { d, l, l1: l * 0.1, l2: l * 0.8, ...standardKey(read, d, 'shaft', 'second shaft key') };
  return { bodies: shaftBodies('second shaft end', place, shaft), frames: [{ name: 'SHAFT_2', place }] };
}
