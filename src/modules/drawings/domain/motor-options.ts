import type { Turn, Vector } from './isometric.ts';
import { combine, FROM_BEHIND, opposite, X, Y, Z } from './isometric.ts';
import type { CableEntry, MotorExtra } from './motor.ts';
import { motor } from './motor.ts';
import type { Note, Scene } from './scene.ts';
import { turnSolids } from './solid.ts';

/** Every part a motor may have at its fan end, from the frame on. */
export const MOTOR_EXTRAS: readonly MotorExtra[] = [
  'brake',
  'brake-lever',
  'forced-fan',
  'encoder',
  'rain-cover',
  'second-shaft',
];

/** Motor upright with its fan above: the only way a rain cover is used. */
const FAN_UP: Turn = [opposite(Z), Y, X];

/** The motor seen from its fan end with one extra in the accent colour. */
export function motorExtraScene(extra: MotorExtra): Scene {
  const turn = extra === 'rain-cover' ? FAN_UP : FROM_BEHIND;
  return { solids: turnSolids(turn, motor({ x: 0, z: 0, extras: [extra] })) };
}

/** The sides of the terminal box as directions from its middle: X drive end, then clockwise on the lid. */
const SIDES: readonly (readonly [CableEntry, number, number])[] = [
  ['X', 1, 0],
  ['1', 0, 1],
  ['2', -1, 0],
  ['3', 0, -1],
];
const BOX: Vector = [-6.5, 0, 7.6];

/** The motor seen from its drive end; an arrow shows the side of the terminal box where the cable enters. */
export function cableEntryScene(entry: CableEntry): Scene {
  return { solids: motor({ x: 0, z: 0, entry }), notes: SIDES.flatMap((side) => sideNotes(side, entry)) };
}

function sideNotes([side, dx, dy]: (typeof SIDES)[number], entry: CableEntry): readonly Note[] {
  const from = (distance: number): Vector => combine([1, BOX], [distance, [dx, dy, 0]]);
  const letter: Note = { text: side, at: from(18), muted: side !== entry };
  return side === entry ? [{ line: [from(14.5), from(7.5)], head: true }, letter] : [letter];
}
