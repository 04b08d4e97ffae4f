import { gearDrive } from './drive.ts';
import type { GearUnit } from './gear-unit.ts';
import type { Point } from './isometric.ts';
import type { Scene } from './scene.ts';
import type { FaceMark, Solid } from './solid.ts';
import { block, extent, turnSolids } from './solid.ts';

/** The foot-mounted drive in a mounting position, with the surface it is fixed to and the direction of gravity. */
export function mountingScene(unit: GearUnit, position: string): Scene | undefined {
  const turn = unit.turns[position];
  if (!turn) return undefined;
  if (position === 'M0') return { solids: gearDrive(unit), gravity: 'any' };
  return { solids: turnSolids(turn, [surface(unit), ...gearDrive(unit)]), gravity: 'down' };
}

const OVERHANG = 2;
const HATCH = 4.4;

/** The hatched plate under the feet. */
function surface({ foot }: GearUnit): Solid {
  const plates = foot.map(extent);
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
