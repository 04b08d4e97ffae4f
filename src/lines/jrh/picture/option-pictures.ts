import type { OptionPictures, PictureOrder } from '#modules/drawings/domain/picture/line-pictures.ts';
import { FROM_BELOW, FROM_HIGH } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { Values } from '#product/configuration.ts';
import { assemblyNotes } from './assembly-notes.ts';

/** A usual industrial unit, on which options are shown. */
export const TYPICAL: Values = {
  gearArrangement: 'H',
  stages: '2',
  reduceUnitSize: '07',
  shaftAssembly: 'A',
  outputShaftType: 'S',
  installationPosition: 'H',
  cooling: 'none',
  inputType: 'AD',
};

/** A usual unit of an arrangement: a bevel stage comes with two more. */
export function usual(arrangement: string): Values {
  return { ...TYPICAL, gearArrangement: arrangement, ...(arrangement === 'B' && { stages: '3' }) };
}

const OUTPUT = ['output shaft', 'hollow shaft', 'shrink disc'];

function each(codes: readonly string[], order: (code: string) => readonly [string, PictureOrder]): OptionPictures {
  return Object.fromEntries(codes.map(order));
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The pictures of the options of JRH by their names. */
export const JRH_OPTION_PICTURES: OptionPictures = {
  ...Object.assign(
    {},
    ...['H', 'B'].map((arrangement) =>
      each(LETTERS, (letter) => [
        `assembly/${arrangement}/${letter}`,
        {
          values: { ...usual(arrangement), shaftAssembly: letter },
          viewpoint: FROM_HIGH,
          accent: ['output shaft'],
          notes: (model) => assemblyNotes(model, arrangement, letter),
        },
      ]),
    ),
  ),
  ...each(['H', 'M', 'V'], (position) => [
    `mounting/${position}`,
    {
      values: { ...TYPICAL, installationPosition: position, outputShaftType: position === 'M' ? 'D' : 'S' },
      accent: ['foot', ...OUTPUT],
      gravity: 'down',
      ...(position === 'V' && { viewpoint: FROM_BELOW }),
    },
  ]),
  ...each(['S', 'H', 'D', 'K', 'F'], (kind) => [
    `output/${kind}`,
    {
      values: { ...TYPICAL, outputShaftType: kind, ...(kind === 'D' && { shaftAssembly: 'B' }) },
      accent: OUTPUT,
    },
  ]),
};
