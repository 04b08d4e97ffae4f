import type { GearUnit, Side } from './gear-unit.ts';
import type { Vector } from './isometric.ts';
import { motor } from './motor.ts';
import type { OutputFace } from './output-parts.ts';
import { beyond, flange, shaft } from './output-parts.ts';
import type { Note, Scene } from './scene.ts';

/** Sides named by a value A, B or AB. */
export function sidesOf(value: string): readonly Side[] {
  return (['A', 'B'] as const).filter((side) => value.includes(side));
}

/** The gear unit with solid shaft ends on the given sides, each marked with its letter. */
export function shaftSideScene(unit: GearUnit, sides: readonly Side[]): Scene {
  const faces = sides.map((side) => ({ side, face: unit.outputs[side] }));
  return {
    solids: [
      ...unit.foot,
      ...unit.housing,
      ...faces.flatMap(({ face }) => shaft(face, 'solid', true)),
      ...motor({ ...unit.input, short: true }),
    ],
    notes: faces.flatMap(({ side, face }) => pointer(side, face)),
  };
}

/** The gear unit with a flange on the given sides, each marked with its letter. */
export function flangeSideScene(unit: GearUnit, sides: readonly Side[]): Scene {
  const faces = sides.map((side) => ({ side, face: unit.outputs[side] }));
  return {
    solids: [
      ...unit.housing,
      ...faces.flatMap(({ face }) => [...flange(face, 'B5'), ...shaft(beyond(face, 2.4), 'keyed')]),
      ...motor({ ...unit.input, short: true }),
    ],
    notes: faces.flatMap(({ side, face }) => pointer(side, face)),
  };
}

/** An arrow out of the face with the letter of the side at its point. */
function pointer(side: Side, { axis, at, centre: [u, v], out }: OutputFace): readonly Note[] {
  const place = (distance: number): Vector =>
    axis === 'x' ? [at + out * distance, u, v] : [u, at + out * distance, v];
  return [
    { line: [place(12), place(17)], head: true },
    { text: side, at: place(20.5) },
  ];
}
