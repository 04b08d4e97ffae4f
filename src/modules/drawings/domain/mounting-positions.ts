import { gearDrive } from './drive.ts';
import type { GearType } from './gear-unit.ts';
import { GEAR_UNITS } from './gear-unit.ts';
import type { Point, Turn, Vector } from './isometric.ts';
import { NO_TURN, opposite, X, Y, Z } from './isometric.ts';
import type { Scene } from './scene.ts';
import type { FaceMark, Solid } from './solid.ts';
import { block, extent, turnSolids } from './solid.ts';

const DOWN: Vector = opposite(Z);

/**
 * Turns from M1 for units whose output runs along the motor (R, F). M2 motor below, M3 feet up, M4 motor above,
 * M5 and M6 feet on a wall to the left and to the right, seen on the output shaft. Walls stand behind the drive.
 */
const IN_LINE: Readonly<Record<string, Turn>> = {
  M0: NO_TURN,
  M1: NO_TURN,
  M2: [Z, opposite(Y), X],
  M3: [X, opposite(Y), DOWN],
  M4: [DOWN, Y, X],
  M5: [Y, Z, X],
  M6: [X, DOWN, Y],
};

/** Turns for right-angle units (K, S, W): M2 motor below, M4 motor above, M5 side A down, M6 side A up. */
const RIGHT_ANGLE: Readonly<Record<string, Turn>> = {
  M0: NO_TURN,
  M1: NO_TURN,
  M2: [Z, X, Y],
  M3: [Y, X, DOWN],
  M4: [DOWN, Y, X],
  M5: [X, DOWN, Y],
  M6: [Y, Z, X],
};

/** Positions of the worm series by its own names: feet on the ground, above, on a wall; output shaft down or up. */
const WORM: Readonly<Record<string, string>> = { B3: 'M1', B6: 'M4', B7: 'M2', B8: 'M3', V5: 'M5', V6: 'M6', M0: 'M0' };

/** The turn of a gear type in a mounting position, when it has that position. */
export function turnOf(gear: GearType, position: string): Turn | undefined {
  if (gear === 'R' || gear === 'F') return IN_LINE[position];
  return RIGHT_ANGLE[gear === 'W' ? (WORM[position] ?? '') : position];
}

/** The foot-mounted drive in a mounting position, with the surface it is fixed to and the direction of gravity. */
export function mountingScene(gear: GearType, position: string): Scene | undefined {
  const turn = turnOf(gear, position);
  if (!turn) return undefined;
  if (position === 'M0') return { solids: gearDrive(gear), gravity: 'any' };
  return { solids: turnSolids(turn, [surface(gear), ...gearDrive(gear)]), gravity: 'down' };
}

const OVERHANG = 2;
const HATCH = 4.4;

/** The hatched plate under the feet. */
function surface(gear: GearType): Solid {
  const plates = GEAR_UNITS[gear].foot.map(extent);
  const x: Point = [
    Math.min(...plates.map(([low]) => low[0])) - OVERHANG,
    Math.max(...plates.map(([, high]) => high[0])) + OVERHANG,
  ];
  const y: Point = [
    Math.min(...plates.map(([low]) => low[1])) - OVERHANG,
    Math.max(...plates.map(([, high]) => high[1])) + OVERHANG,
  ];
  const marks = hatching(x, y);
  return block(x, y, [-0.8, 0], { accent: true, toFace: marks, fromFace: marks });
}

/** Slanting lines across a rectangle. */
function hatching([x0, x1]: Point, [y0, y1]: Point): readonly FaceMark[] {
  const count = Math.floor((x1 - x0 + y1 - y0) / HATCH);
  return Array.from({ length: count }, (_, i) => {
    const sum = x0 + y0 + (i + 0.5) * HATCH;
    const from: Point = sum - y0 < x1 ? [sum - y0, y0] : [x1, sum - x1];
    const to: Point = sum - x0 < y1 ? [x0, sum - x0] : [sum - y1, y1];
    return { line: [from, to] };
  });
}
