import { LINE_CODES } from '#lines/line-of.ts';
import { assemblyOf, assemblyScene, gearTypeOf, torqueArmScene, wormAccessoryScene } from './assembly-types.ts';
import type { Drawing } from './drawing.ts';
import { gearDrive } from './drive.ts';
import { inputScene } from './input-types.ts';
import type { CableEntry } from './motor.ts';
import { cableEntryScene, MOTOR_EXTRAS, motorExtraScene } from './motor-options.ts';
import { mountingScene } from './mounting-positions.ts';
import { flangeSideScene, shaftSideScene, sidesOf } from './output-sides.ts';
import { productLineScene } from './product-lines.ts';
import type { Scene } from './scene.ts';
import { drawScene } from './scene.ts';
import { arrangementScene } from './shaft-arrangements.ts';
import { BOX_ANGLES, terminalBoxDrawing } from './terminal-box.ts';

/** Draws a picture when it is asked for. */
export type Draw = () => Drawing;

const CABLE_ENTRIES: readonly CableEntry[] = ['X', '1', '2', '3'];

/** The families of pictures; what follows the family in a name, parted by `/`, are the arguments. */
const FAMILIES: Readonly<Record<string, (first: string, second: string) => Draw | undefined>> = {
  line: (code) => only(LINE_CODES, code, productLineScene),
  arrangement: (code) => drawn(arrangementScene(code)),
  gear: (code) => {
    const gear = gearTypeOf(code);
    return drawn(gear && { solids: gearDrive(gear) });
  },
  input: (code) => drawn(inputScene(code)),
  assembly: (code) => {
    const found = assemblyOf(code);
    return drawn(found && assemblyScene(found.gear, found.assembly));
  },
  accessory: (code) => drawn(wormAccessoryScene(code)),
  mounting: (letter, position) => {
    const gear = gearTypeOf(letter);
    return drawn(gear && mountingScene(gear, position));
  },
  'shaft-side': (letter, value) => sided(letter, value, shaftSideScene),
  'flange-side': (letter, value) => sided(letter, value, flangeSideScene),
  'torque-arm': (letter) => {
    const gear = gearTypeOf(letter);
    return drawn(gear && gear !== 'R' ? torqueArmScene(gear) : undefined);
  },
  'terminal-box': (code) => {
    const angle = BOX_ANGLES.find((known) => known === code);
    return angle && (() => terminalBoxDrawing(angle));
  },
  'cable-entry': (code) => only(CABLE_ENTRIES, code, cableEntryScene),
  motor: (code) => only(MOTOR_EXTRAS, code, motorExtraScene),
};

/** How to draw the picture of a name such as `mounting/K/M4`; undefined when there is none. */
export function pictureNamed(name: string): Draw | undefined {
  const [family = '', first = '', second = ''] = name.split('/');
  return FAMILIES[family]?.(first, second);
}

function drawn(scene: Scene | undefined): Draw | undefined {
  return scene && (() => drawScene(scene));
}

function only<T extends string>(known: readonly T[], code: string, compose: (code: T) => Scene): Draw | undefined {
  const found = known.find((candidate) => candidate === code);
  return found === undefined ? undefined : () => drawScene(compose(found));
}

function sided(letter: string, value: string, compose: typeof shaftSideScene): Draw | undefined {
  const gear = gearTypeOf(letter);
  const sides = sidesOf(value);
  if (!gear || gear === 'R' || sides.join('') !== value || value === '') return undefined;
  return () => drawScene(compose(gear, sides));
}
