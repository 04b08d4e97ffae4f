import type { Turn, Vector } from './isometric.ts';
import { NO_TURN, opposite, X, Y, Z } from './isometric.ts';

const DOWN: Vector = opposite(Z);

/**
 * Turns from M1 for units whose output runs along the motor. M2 motor below, M3 feet up, M4 motor above,
 * M5 and M6 feet on a wall to the left and to the right, seen on the output shaft. Walls stand behind the drive.
 */
export const IN_LINE: Readonly<Record<string, Turn>> = {
  M0: NO_TURN,
  M1: NO_TURN,
  M2: [Z, opposite(Y), X],
  M3: [X, opposite(Y), DOWN],
  M4: [DOWN, Y, X],
  M5: [Y, Z, X],
  M6: [X, DOWN, Y],
};

/** Turns for right-angle units: M2 motor below, M4 motor above, M5 side A down, M6 side A up. */
export const RIGHT_ANGLE: Readonly<Record<string, Turn>> = {
  M0: NO_TURN,
  M1: NO_TURN,
  M2: [Z, X, Y],
  M3: [Y, X, DOWN],
  M4: [DOWN, Y, X],
  M5: [X, DOWN, Y],
  M6: [Y, Z, X],
};
