import type { OilSeats } from '#lines/shared/solid/plug-bodies.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import type { ParallelShaftCase, ParallelShaftEnvelope } from './housing-f.ts';
import type { RightAngleEnvelope } from './housings-right-angle.ts';

/** Seats on the skin of a housing, free of feet, flanges and motor: up, to the sides, and at either end of its length. */
function seatsAt(height: number, ...seats: readonly (readonly [at: Vec3, out: Vec3])[]): OilSeats {
  return { r: Math.min(18, Math.max(6, height * 0.03)), seats: seats.map(([at, z]) => seatAt(at, z)) };
}

function seatAt(at: Vec3, z: Vec3): Placement {
  return { at, x: z[0] === 0 ? X : Z, z };
}

const [RIGHT, LEFT] = [times(-1, Y), Y];

/** The block of a coaxial unit: half its width, how far it reaches down and up, and along x. */
export interface CoaxialBlock {
  readonly half: number;
  readonly low: number;
  readonly high: number;
  readonly back: number;
  readonly front: number;
}

/** Seats of a coaxial unit. */
export function coaxialSeats({ back, front, half, high, low }: CoaxialBlock): OilSeats {
  const [tall, long] = [high - low, front - back];
  const [middle, centre] = [(back + front) / 2, (high + low) / 2];
  return seatsAt(
    tall,
    [[middle, 0, high], Z],
    [[middle, -half, low + tall * 0.25], RIGHT],
    [[middle, half, centre], LEFT],
    [[front - long * 0.15, -half, centre], RIGHT],
    [[back + long * 0.15, half, low + tall * 0.3], LEFT],
    [[middle, -half, high - tall * 0.3], RIGHT],
  );
}

/** Seats of a bevel unit: most in front, where no flange is. */
export function bevelSeats({ front, h, half, high, reach }: RightAngleEnvelope): OilSeats {
  const tall = high + h;
  const side = half * 0.78;
  const back = -reach * 0.62;
  return seatsAt(
    tall,
    [[0, 0, high], Z],
    [[front, 0, tall * 0.14 - h], X],
    [[front, 0, tall * 0.5 - h], X],
    [[back, -side, tall * 0.6 - h], RIGHT],
    [[back, side, tall * 0.6 - h], LEFT],
    [[back, side, tall * 0.2 - h], LEFT],
  );
}

/** Seats of a worm unit: over the wheel, at the end of the worm, beside the base and the helical stage. */
export function wormSeats({ front, G, h, h1, half, high, reach }: RightAngleEnvelope): OilSeats {
  const side = half * 0.72;
  const stage = reach * 0.87;
  return seatsAt(
    high + h,
    [[0, 0, high], Z],
    [[front, 0, -h * 0.62], X],
    [[-high * 0.6, -side, -h * 0.85], RIGHT],
    [[high * 0.6, side, -h * 0.85], LEFT],
    [[-stage, -G * 0.42, -h1], RIGHT],
    [[-stage, G * 0.42, -h1], LEFT],
  );
}

/** Seats of a parallel-shaft unit: on its round top before the lug, at its sides, in front above the output and behind below the motor. */
export function parallelShaftSeats(
  { h, h1, high }: ParallelShaftEnvelope,
  { back, front, halfWidth, neck }: ParallelShaftCase,
): OilSeats {
  const middle = (back + front) / 2;
  return seatsAt(
    (high + h) * 0.7,
    [[front - (front - back) * 0.15, 0, h1 + neck], Z],
    [[middle, -halfWidth, -h * 0.4], RIGHT],
    [[middle, halfWidth, -h * 0.4], LEFT],
    [[middle, halfWidth, h1 * 0.1], LEFT],
    [[front, 0, h1], X],
    [[back, halfWidth * 0.7, 0], times(-1, X)],
  );
}
