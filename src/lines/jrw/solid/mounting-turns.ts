import type { Turn } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

const down: Vec3 = times(-1, Z);
const right: Vec3 = times(-1, Y);
const back: Vec3 = times(-1, X);

/** B3 and M0 as built; B8 feet up; on the wall B6 feet left, B7 feet right, seen on the fan cowl; V5 motor above, V6 below: where x, y and z go. */
export const MOUNTING_TURNS: Readonly<Record<string, Turn>> = {
  B3: [X, Y, Z],
  M0: [X, Y, Z],
  B8: [X, right, down],
  B6: [X, Z, right],
  B7: [X, down, Y],
  V5: [down, Y, X],
  V6: [Z, Y, back],
};

/** Turns the first unit of a pair until its output lies on the worm of the second, its motor to side A. */
export const ONTO_WORM: Turn = [Y, back, Z];
