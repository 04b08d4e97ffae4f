import type { Point } from '#modules/drawings/domain/isometric.ts';
import { rectangle } from '#modules/drawings/domain/outline.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';
import type { Solid } from '#modules/drawings/domain/solid.ts';
import { cylinder, prism } from '#modules/drawings/domain/solid.ts';

const accent = true;

/** A plain block with its input and output shaft: how the shafts lie to each other (field transmitTypes). */
const ARRANGEMENTS: Readonly<Record<string, () => readonly Solid[]>> = {
  coaxial: () => [housing(18), shaftX([-10, 0], 9, 1.4), boss([14, 15.4], 9), shaftX([15.4, 25], 9, 2.6)],
  parallel: () => [housing(26), shaftX([-10, 0], 20, 1.4), boss([14, 15.4], 7), shaftX([15.4, 25], 7, 2.6)],
  'right-angle': () => [
    housing(18),
    shaftX([-10, 0], 11, 1.4),
    cylinder('y', [8, 9.4], [7, 8], 4.6),
    cylinder('y', [9.4, 19], [7, 8], 2.6, { accent }),
  ],
};

/** The picture of an arrangement of shafts: coaxial, parallel or right-angle. */
export function arrangementScene(arrangement: string): Scene | undefined {
  const solids = ARRANGEMENTS[arrangement]?.();
  return solids && { solids };
}

function housing(height: number): Solid {
  return prism('x', [0, 14], rectangle([-8, 8], [0, height], 1));
}

function boss(along: Point, z: number): Solid {
  return cylinder('x', along, [0, z], 4.6);
}

function shaftX(along: Point, z: number, r: number): Solid {
  return cylinder('x', along, [0, z], r, { accent });
}
