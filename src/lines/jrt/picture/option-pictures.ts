import { motorPictures } from '#lines/shared/picture/motor-pictures.ts';
import { sideNotes } from '#lines/shared/picture/side-notes.ts';
import type { OptionPictures, PictureOrder } from '#modules/drawings/domain/picture/line-pictures.ts';
import { FROM_BEHIND, FROM_FAR_SIDE, type Viewpoint } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { Values } from '#product/configuration.ts';
import { ASSEMBLY_CODES } from './assembly-codes.ts';

/** A usual drive, on which options are shown. */
export const TYPICAL: Values = {
  reduceUnitSize: '47',
  inputType: 'motor',
  motorSize: '90L',
  boxLocation: '0',
  outletNozzlePosition: 'X',
  installationPosition: 'M1',
};

/** The foot mounted unit of a gear type. */
function footed(gear: string): Values {
  return { ...TYPICAL, gearboxModel: gear, builtInType: gear };
}

/** Without a motor, where the picture is about the output. */
function unit(code: string, values: Values = {}): Values {
  return { ...footed(code.slice(0, 1)), builtInType: code, inputType: 'none', ...values };
}

/** What makes an assembly type. */
const MADE = ['foot', 'flange', 'face', 'output shaft', 'hollow shaft', 'shrink disc', 'torque arm', 'bearing'];
const ARMS = ['torque arm', 'rubber buffer', 'buffer bolt'];

const GEARS = ['R', 'F', 'K', 'S'];
/** Gear types with two output sides: all but the coaxial one. */
const SIDED = ['F', 'K', 'S'];
const SIDES = ['A', 'B', 'AB'];

/** Arrangements of shafts by the gear type that has them. */
const ARRANGEMENTS: Readonly<Record<string, string>> = { coaxial: 'R', parallel: 'F', 'right-angle': 'K' };

/** What stands at the input, and which module is typical of it. */
const INPUTS: Readonly<Record<string, Values>> = {
  motor: {},
  JCMC: {},
  AD: { inputModule: 'AD2' },
  AM: { inputModule: 'AM90' },
  AN: { inputModule: 'AN145TC' },
  AQS: { inputModule: 'AQS115/1' },
  none: {},
};
const INPUT_PARTS = [
  'motor',
  'end shield',
  'stator',
  'fan cowl',
  'terminal box',
  'cable gland',
  'inverter',
  'input',
  'adapter',
];

/** A disc lies on the far side, of units in line behind; whence an arm or a face is not seen. */
function seenFrom(code: string): { readonly viewpoint?: Viewpoint } {
  if (code.charAt(1) !== 'H' || 'TZ'.includes(code.charAt(2) || '-')) return {};
  return { viewpoint: code.startsWith('F') ? FROM_BEHIND : FROM_FAR_SIDE };
}

function each<T extends string>(
  codes: readonly T[],
  order: (code: T) => readonly [string, PictureOrder],
): OptionPictures {
  return Object.fromEntries(codes.map(order));
}

/** The pictures of the options of JRT by their names. */
export const JRT_OPTION_PICTURES: OptionPictures = {
  ...motorPictures({ level: footed('R'), upright: { ...footed('R'), installationPosition: 'M4' } }),
  ...each(Object.keys(ARRANGEMENTS), (arrangement) => [
    `arrangement/${arrangement}`,
    {
      values: { ...footed(ARRANGEMENTS[arrangement] ?? ''), inputType: 'AD', inputModule: 'AD2' },
      accent: ['input shaft', 'output shaft'],
    },
  ]),
  ...each(GEARS, (gear) => [`gear/${gear}`, { values: footed(gear), accent: ['output shaft'] }]),
  ...each(Object.keys(INPUTS), (code) => [
    `input/${code}`,
    {
      values: { ...footed('R'), inputType: code, ...INPUTS[code] },
      viewpoint: FROM_BEHIND,
      accent: INPUT_PARTS,
    },
  ]),
  ...each(ASSEMBLY_CODES, (code) => [`assembly/${code}`, { values: unit(code), accent: MADE, ...seenFrom(code) }]),
  ...Object.assign(
    {},
    ...GEARS.map((gear) =>
      each(['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M0'], (position) => [
        `mounting/${gear}/${position}`,
        {
          values: { ...footed(gear), installationPosition: position },
          accent: ['foot'],
          gravity: position === 'M0' ? 'any' : 'down',
        },
      ]),
    ),
    ...SIDED.map((gear) => ({
      ...each(SIDES, (sides) => [
        `shaft-side/${gear}/${sides}`,
        {
          values: unit(gear, { outputShaftPointing: sides }),
          accent: ['output shaft'],
          notes: sideNotes([...sides]),
        },
      ]),
      ...each(SIDES, (sides) => [
        `flange-side/${gear}/${sides}`,
        {
          values: unit(`${gear}AF`, { flangePointing: sides }),
          accent: ['flange'],
          notes: sideNotes([...sides]),
        },
      ]),
      [`torque-arm/${gear}`]: {
        values: unit(gear === 'F' ? 'FA' : `${gear}AT`, { torqueArm: 'T' }),
        accent: ARMS,
      },
    })),
  ),
};
