import type { Drawing } from '#product/drawing.ts';
import type { GearUnit } from './gear-unit.ts';
import type { CableEntry } from './motor.ts';
import { cableEntryScene, MOTOR_EXTRAS, motorExtraScene } from './motor-options.ts';
import { flangeSideScene, shaftSideScene, sidesOf } from './output-sides.ts';
import type { Scene } from './scene.ts';
import { drawScene } from './scene.ts';
import { BOX_ANGLES, terminalBoxDrawing } from './terminal-box.ts';

/** Draws a picture when it is asked for. */
export type Draw = () => Drawing;

/** How to draw the picture of a name such as `mounting/K/M4`; undefined where there is none. */
export type Pictures = (name: string) => Draw | undefined;

/** Families of pictures; what follows the family in a name, parted by `/`, are the arguments. */
export type PictureFamilies = Readonly<Record<string, (first: string, second: string) => Draw | undefined>>;

/** The pictures of families. */
export function picturesOf(families: PictureFamilies): Pictures {
  return (name) => {
    const [family = '', first = '', second = ''] = name.split('/');
    return families[family]?.(first, second);
  };
}

/** How to draw a scene, if there is one. */
export function drawn(scene: Scene | undefined): Draw | undefined {
  return scene && (() => drawScene(scene));
}

const CABLE_ENTRIES: readonly CableEntry[] = ['X', '1', '2', '3'];

/** The pictures of a motor: where its terminal box sits and its cable enters, and what it has besides. */
export const MOTOR_PICTURES: PictureFamilies = {
  'terminal-box': (code) => {
    const angle = BOX_ANGLES.find((known) => known === code);
    return angle && (() => terminalBoxDrawing(angle));
  },
  'cable-entry': (code) => only(CABLE_ENTRIES, code, cableEntryScene),
  motor: (code) => only(MOTOR_EXTRAS, code, motorExtraScene),
};

/** The pictures of the output sides of right-angle and parallel-shaft units, by a letter that stands for the unit. */
export function sidePictures(unitOf: (letter: string) => GearUnit | undefined): PictureFamilies {
  const sided = (compose: typeof shaftSideScene) => (letter: string, value: string) => {
    const unit = unitOf(letter);
    const sides = sidesOf(value);
    return unit && sides.join('') === value && value !== '' ? drawn(compose(unit, sides)) : undefined;
  };
  return { 'shaft-side': sided(shaftSideScene), 'flange-side': sided(flangeSideScene) };
}

function only<T extends string>(known: readonly T[], code: string, compose: (code: T) => Scene): Draw | undefined {
  const found = known.find((candidate) => candidate === code);
  return found === undefined ? undefined : () => drawScene(compose(found));
}
