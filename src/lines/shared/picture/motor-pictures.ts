import { BOX_ANGLES, ENTRIES } from '#lines/shared/motor/motor-shown.ts';
import type { OptionPictures, PictureOrder } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { PictureNote } from '#modules/drawings/domain/picture/picture-notes.ts';
import { FROM_BEHIND, ON_COWL } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { plus, times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import type { Values } from '#product/configuration.ts';

/** The bodies of a motor, by how their names begin. */
export const MOTOR_BODIES: readonly string[] = [
  'motor flange',
  'end shield',
  'stator',
  'fan cowl',
  'forced fan',
  'brake',
  'release lever',
  'encoder',
  'rain cover',
  'second shaft',
  'terminal box',
  'cable gland',
];

/** What stands at the fan end of a motor: the values it is chosen by, the bodies it is. */
const EXTRAS: Readonly<Record<string, { readonly values: Values; readonly accent: readonly string[] }>> = {
  brake: { values: { brakes: 'BE' }, accent: ['brake'] },
  'brake-lever': { values: { brakes: 'BE', releaseDevice: 'HR' }, accent: ['brake', 'release lever'] },
  'forced-fan': { values: { coolingMethod: 'IC416' }, accent: ['forced fan'] },
  encoder: { values: { encoder: 'incremental' }, accent: ['encoder'] },
  'rain-cover': { values: { 'otherMotorOptions.C': 'yes' }, accent: ['rain cover'] },
  'second-shaft': { values: { 'otherMotorOptions.2WE': 'yes' }, accent: ['second shaft'] },
};

/** The products motor options are shown on: level, and with the fan above, the only way a rain cover is used. */
export interface MotorShowing {
  readonly level: Values;
  readonly upright: Values;
}

/** The pictures of what a motor may have: where its box stands, where cables come in, what it has at its fan end. */
export function motorPictures({ level, upright }: MotorShowing): OptionPictures {
  return {
    ...Object.fromEntries(BOX_ANGLES.map((angle) => [`terminal-box/${angle}`, boxPicture(level, angle)])),
    ...Object.fromEntries(ENTRIES.map((entry) => [`cable-entry/${entry}`, entryPicture(level, entry)])),
    ...Object.fromEntries(
      Object.entries(EXTRAS).map(([extra, { accent, values }]): [string, PictureOrder] => [
        `motor/${extra}`,
        {
          values: { ...(extra === 'rain-cover' ? upright : level), ...values },
          only: MOTOR_BODIES,
          viewpoint: FROM_BEHIND,
          accent,
        },
      ]),
    ),
  };
}

/** Seen on the fan cowl, from where the angle counts. */
function boxPicture(level: Values, angle: string): PictureOrder {
  return {
    values: { ...level, boxLocation: angle },
    viewpoint: ON_COWL,
    accent: ['terminal box', 'cable gland'],
    notes: (model) => [{ text: `${angle}°`, at: beyondBox(model) }],
  };
}

/** The number of degrees stands beyond the box, as seen from the motor's axis. */
function beyondBox({ bodies }: SolidModel): Vec3 {
  const [box, motor] = ['terminal box', 'stator'].map((wanted) => {
    const [low, high] = boxOf({ bodies: bodies.filter(({ name }) => name === wanted) });
    return times(1 / 2, plus(low, high));
  });
  const out: Vec3 = box && motor ? [0, box[1] - motor[1], box[2] - motor[2]] : Z;
  return plus(box ?? X, times(0.6, out));
}

/** The sides of the box as directions from its middle: X drive end, then clockwise on the lid. */
const WAYS: Readonly<Record<string, Vec3>> = { X, '1': times(-1, Y), '2': times(-1, X), '3': Y };

function entryPicture(level: Values, entry: string): PictureOrder {
  return {
    values: { ...level, outletNozzlePosition: entry },
    only: MOTOR_BODIES,
    accent: ['cable gland'],
    notes: (model) => entryNotes(model, entry),
  };
}

/** The four letters around the box, an arrow from the chosen one to it. */
function entryNotes({ bodies }: SolidModel, entry: string): readonly PictureNote[] {
  const box = bodies.find(({ name }) => name === 'terminal box');
  if (box === undefined) return [];
  const [low, high] = boxOf({ bodies: [box] });
  const size = high[0] - low[0];
  const middle: Vec3 = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, high[2] - (high[2] - low[2]) * 0.4];
  const at = ([x, y, z]: Vec3, far: number): Vec3 => [
    middle[0] + x * size * far,
    middle[1] + y * size * far,
    middle[2] + z * size * far,
  ];
  return Object.entries(WAYS).flatMap(([side, way]): readonly PictureNote[] => {
    const letter: PictureNote = { text: side, at: at(way, 1.75), isMuted: side !== entry };
    return side === entry ? [{ line: [at(way, 1.5), at(way, 0.85)], head: true }, letter] : [letter];
  });
}
