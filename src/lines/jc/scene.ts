import { gearDrive } from '#modules/drawings/domain/drive.ts';
import { GEAR_UNITS } from '#modules/drawings/domain/gear-unit.ts';
import type { Vector } from '#modules/drawings/domain/isometric.ts';
import type { Note, Scene } from '#modules/drawings/domain/scene.ts';

/** The typical product of the line: a drive that can be reached. */
export function jcScene(): Scene {
  return { solids: gearDrive(GEAR_UNITS.helicalBevel, { top: 'inverter' }), notes: signals([-19.5, 0, 29]) };
}

/** Radio waves over a point, in the plane of the sheet. */
function signals([x, y, z]: Vector): readonly Note[] {
  return [3, 6, 9].map((r) => ({
    line: Array.from({ length: 9 }, (_, i): Vector => {
      const angle = Math.PI * (0.25 + i / 16);
      const side = (r * Math.cos(angle)) / Math.sqrt(3);
      return [x + side, y - side, z + r * Math.sin(angle)];
    }),
  }));
}
