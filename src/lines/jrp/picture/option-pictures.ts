import type { OptionPictures, PictureOrder } from '#modules/drawings/domain/picture/line-pictures.ts';
import { FROM_BELOW } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { Values } from '#product/configuration.ts';

/** A usual planetary unit, on which options are shown. */
export const TYPICAL: Values = {
  design: 'L',
  stages: '1',
  builtInType: 'F',
  outputShaftType: 'S',
  installationPosition: 'B5',
};

/** What its output is and what fixes it. */
const OUTPUT = ['output shaft', 'shrink disc', 'hollow shaft'];
const FIXING = ['foot', 'flange', 'torque arm'];
const POSITIONS = ['B5', 'V1', 'V3', 'B3', 'B6', 'B7', 'B8', 'V5', 'V6'];
const ON_FLANGE = ['B5', 'V1', 'V3'];
/** The positions in which the output looks down. */
export const DOWN: readonly string[] = ['V1', 'V5'];

function each(codes: readonly string[], order: (code: string) => readonly [string, PictureOrder]): OptionPictures {
  return Object.fromEntries(codes.map(order));
}

/** The pictures of the options of JRP by their names. */
export const JRP_OPTION_PICTURES: OptionPictures = {
  ...each(['L', 'K'], (design) => [
    `design/${design}`,
    { values: { ...TYPICAL, stages: '2', design }, accent: ['adapter', 'bevel'] },
  ]),
  ...each(['F', 'B', 'S'], (builtInType) => [
    `fixing/${builtInType}`,
    {
      values: { ...TYPICAL, builtInType, ...(builtInType === 'B' && { installationPosition: 'B3' }) },
      accent: builtInType === 'S' ? [...FIXING, ...OUTPUT] : FIXING,
    },
  ]),
  ...each(['S', 'P', 'H'], (outputShaftType) => [
    `output/${outputShaftType}`,
    { values: { ...TYPICAL, outputShaftType }, accent: OUTPUT },
  ]),
  ...each(POSITIONS, (installationPosition) => [
    `mounting/${installationPosition}`,
    {
      values: { ...TYPICAL, installationPosition, builtInType: ON_FLANGE.includes(installationPosition) ? 'F' : 'B' },
      accent: FIXING,
      gravity: 'down',
      ...(DOWN.includes(installationPosition) && { viewpoint: FROM_BELOW }),
    },
  ]),
};
