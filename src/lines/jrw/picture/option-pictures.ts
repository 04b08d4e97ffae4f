import { motorPictures } from '#lines/shared/picture/motor-pictures.ts';
import { sideNotes } from '#lines/shared/picture/side-notes.ts';
import type { OptionPictures, PictureOrder } from '#modules/drawings/domain/picture/line-pictures.ts';
import { TOWARD_MOTOR } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { Values } from '#product/configuration.ts';

/** A usual worm gear motor, on which options are shown. */
export const TYPICAL: Values = {
  gearboxModel: 'W',
  reduceUnitSize: '063',
  builtInType: 'foot',
  installationPosition: 'B3',
  outputShaftType: 'none',
  flangeType: 'none',
  torqueArm: 'none',
  inputType: 'motor',
  inputModule: 'AM80',
  inputFlange: 'B5',
  motorSize: '80M1',
  boxLocation: '0',
  outletNozzlePosition: 'X',
};

/** Without a motor, where the picture is about the output. */
const UNIT: Values = { ...TYPICAL, inputType: 'none' };

/** What stands at the output, by codes of its fields. */
const ACCESSORIES: Readonly<Record<string, Values>> = {
  PLAIN: {},
  FA: { flangeType: 'FA', flangePointing: 'A' },
  FB: { flangeType: 'FB', flangePointing: 'A' },
  SS: { outputShaftType: 'SS', outputShaftPointing: 'A' },
  DS: { outputShaftType: 'DS' },
  ARM: { torqueArm: 'T' },
};

/** What is at the output of a unit. */
export const OUTPUT_PARTS = ['output flange', 'output shaft', 'plug-in', 'torque arm', 'hollow shaft', 'shaft'];
const SIDES = ['A', 'B', 'AB'];

function each(codes: readonly string[], order: (code: string) => readonly [string, PictureOrder]): OptionPictures {
  return Object.fromEntries(codes.map(order));
}

/** The pictures of the options of JRW by their names. */
export const JRW_OPTION_PICTURES: OptionPictures = {
  ...motorPictures({ level: TYPICAL, upright: { ...TYPICAL, installationPosition: 'V5' } }),
  ...each(['B3', 'B6', 'B7', 'B8', 'V5', 'V6', 'M0'], (position) => [
    `mounting/${position}`,
    {
      values: { ...TYPICAL, installationPosition: position },
      accent: ['foot'],
      gravity: position === 'M0' ? 'any' : 'down',
    },
  ]),
  ...each(Object.keys(ACCESSORIES), (code) => [
    `accessory/${code}`,
    { values: { ...UNIT, ...ACCESSORIES[code] }, viewpoint: TOWARD_MOTOR, accent: OUTPUT_PARTS },
  ]),
  ...each(SIDES, (sides) => [
    `shaft-side/W/${sides}`,
    {
      values: { ...UNIT, outputShaftType: sides === 'AB' ? 'DS' : 'SS', outputShaftPointing: sides },
      viewpoint: TOWARD_MOTOR,
      accent: OUTPUT_PARTS,
      notes: sideNotes([...sides]),
    },
  ]),
  ...each(SIDES, (sides) => [
    `flange-side/W/${sides}`,
    {
      values: { ...UNIT, flangeType: 'FA', flangePointing: sides },
      viewpoint: TOWARD_MOTOR,
      accent: ['output flange'],
      notes: sideNotes([...sides]),
    },
  ]),
  'torque-arm/W': { values: { ...UNIT, torqueArm: 'T' }, accent: ['torque arm'] },
};
