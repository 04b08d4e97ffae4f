import type { Body } from '#modules/drawings/domain/solids/body.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { PILOT } from './fits.ts';
import type { MotorFront } from './frame-bodies.ts';
import { frameHeight } from './motor-bodies.ts';
import { flangeBodies } from './plate-bodies.ts';
import type { PartReader } from './read-letters.ts';

/** The flange of a motor: B5 with through holes, B14 with tapped holes. */
export interface MotorFlangeToDraw {
  /** `90L`. */
  readonly frame: string;
  readonly form: 'B5' | 'B14';
  /** Where its face lies, looking along z. */
  readonly place: Placement;
  readonly read: PartReader;
}

/** The flange of a motor by P, M, N, S and T (IEC 60072-1), and the end shield that leaves room for its bolts. */
export function motorFlange({ form, frame, place, read }: MotorFlangeToDraw): {
  readonly bodies: readonly Body[];
  readonly front: MotorFront;
} {
  const letters = read.part('MOTOR', frameHeight(frame), `${form} flange`, 'motor flange');
  const { exact, fitted } = letters;
  const [P, M, N, T] = [exact('P'), exact('M'), fitted('N', PILOT), exact('T')];
  const isThrough = form === 'B5';
  const [n, S] = isThrough ? [exact('n'), exact('S')] : [4, letters.thread('S')];
  const o2 = 5 + P * 0.035;
  const front = isThrough
    ? { from: o2, radius: M / 2 - S * 1.1, length: o2 + S * 3.2 }
    : { from: o2, radius: (P / 2) * 0.98, length: o2 * 2.4 };
  return { bodies: flangeBodies(place, { D2: P, D: M, D1: N, n, s: S, o1: T, o2 }), front };
}
