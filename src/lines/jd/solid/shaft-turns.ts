import type { Arrangement } from '#lines/jd/arrangements.ts';
import type { Turn } from '#modules/drawings/domain/solids/placement.ts';
import { times, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

/** Turns from level to where the shaft points; the feet of a vertical motor come to stand on the wall (IEC 60034-7). */
export const SHAFT_TURNS: Readonly<Record<Arrangement['shaft'], Turn>> = {
  level: [X, Y, Z],
  down: [times(-1, Z), Y, X],
  up: [Z, Y, times(-1, X)],
};
