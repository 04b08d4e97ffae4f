import type { MotorExtra } from '#modules/drawings/domain/motor.ts';
import type { Body, ModelFrame } from '#modules/drawings/domain/solids/body.ts';
import { movedPlace, type Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, X, Z } from '#modules/drawings/domain/solids/vector.ts';
import { BACK, cowlFrom, drum } from './frame-bodies.ts';
import type { PartReader } from './read-letters.ts';

/** A motor as its fan end is drawn. */
export interface FanEnd {
  readonly extras: readonly MotorExtra[];
  /** Its shaft height, by which its parts are found. */
  readonly height: string;
  readonly AC: number;
  readonly LF: number;
  readonly read: PartReader;
}

/** What stands behind the stator: bodies, and where the ring of a brake has its middle. */
export interface DrawnFanEnd {
  readonly bodies: readonly Body[];
  readonly frames: readonly ModelFrame[];
  readonly brakeAt: number;
}

/**
 * Brake, then the fan cowl or in its place a forced fan, which covers an encoder too; else the encoder stands behind; last a
 * second shaft end or a rain cover (drawings README §a).
 */
export function fanEndBodies(motor: FanEnd): DrawnFanEnd {
  const { AC, extras, LF } = motor;
  const has = (...asked: readonly MotorExtra[]) => asked.some((extra) => extras.includes(extra));
  const added = (part: string, letter: string) => motor.read.part('MOTOR', motor.height, part, 'motor').mm(letter);
  const ring = has('brake', 'brake-lever') ? added('brake', 'dLB') : 0;
  const forced = has('forced-fan') ? added('forced fan', 'dLV') : 0;
  const encoder = has('encoder') && forced === 0 ? added('encoder', 'dLE') : 0;
  const start = cowlFrom(LF);
  const cowl = start + ring;
  const end = LF + ring + forced;
  const r = AC / 2;
  const last = has('second-shaft') ? secondShaft(motor, end + encoder) : undefined;
  return {
    bodies: [
      ...(ring > 0 ? [drum('brake', [start, cowl], r * 0.94)] : []),
      forced > 0 ? drum('forced fan', [cowl, end], r) : drum('fan cowl', [cowl, end], r, 'motor', r * 0.9),
      ...(encoder > 0 ? [drum('encoder', [end, end + encoder], r * 0.42, 'dark')] : []),
      ...(has('rain-cover') ? [rainCover(end + encoder, added('rain cover', 'dLC'), r)] : []),
      ...(last?.bodies ?? []),
    ],
    frames: last?.frames ?? [],
    brakeAt: start + ring / 2,
  };
}

/** A roof on a post. */
function rainCover(from: number, length: number, r: number): Body {
  const roof = from + length * 0.55;
  return {
    ...{ kind: 'revolved', name: 'rain cover', paint: 'motor', place: BACK },
    profile: [
      [0, from],
      [r * 0.3, from],
      [r * 0.3, roof],
      [r * 1.05, roof],
      [r * 0.9, from + length],
      [0, from + length],
    ],
  };
}

/** A plain shaft end: which key it has is the maker's choice, and so is its size, here that of the next smaller frame. */
function secondShaft({ height, read }: FanEnd, from: number) {
  const { mm } = read.part('MOTOR', height, 'second shaft end', 'second shaft end');
  const [d, l] = [mm('d'), mm('l')];
  const place: Placement = { ...movedPlace(times(-from, X), BACK), x: Z };
  return {
    bodies: [drum('second shaft end', [from, from + l], d / 2, 'machined')],
    frames: [{ name: 'SECOND_SHAFT', place }],
  };
}
