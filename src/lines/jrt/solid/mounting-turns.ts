import type { Turn } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

const down: Vec3 = times(-1, Z);
const right: Vec3 = times(-1, Y);
const back: Vec3 = times(-1, X);

/** M1 as built; M2 motor below, M3 feet up, M4 motor above: where x, y and z go (drawings README §b). */
const OF_ALL: Readonly<Record<string, Turn>> = {
  M0: [X, Y, Z],
  M1: [X, Y, Z],
  M2: [Z, Y, back],
  M3: [X, right, down],
  M4: [down, Y, X],
};

/** Of units in line M5 and M6 have their feet left and right, seen on the output shaft. */
export const IN_LINE_TURNS: Readonly<Record<string, Turn>> = { ...OF_ALL, M5: [X, down, Y], M6: [X, Z, right] };

/** Of right-angle units M5 has side A down, M6 side A up. */
export const RIGHT_ANGLE_TURNS: Readonly<Record<string, Turn>> = { ...OF_ALL, M5: [X, Z, right], M6: [X, down, Y] };
