import { rows } from '#lines/shared/segment-rows.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { TypeCodeForm } from '#product/type-code.ts';
import { pair, word } from '#product/type-code-words.ts';
import { isShaftEnd, SHAFT_END } from './configuration.ts';
import type { PlanetaryRow } from './rating/planetary-row.ts';

/**
 * The type code of JRP: `JRPL23-3F-AM132-i158.18/10-S`. Behind the ratio stands the life in thousand hours; a shaft end that was
 * asked for stands last, `S140x250`, since no table says which a unit has.
 */
export const JRP_TYPE_CODE: TypeCodeForm = {
  prefix: 'JRP',
  segments: [
    ...rows('motor', [pair('inputType', 'motorSize', HIDDEN)]),
    ...rows('installation', [
      word('lifetime', '', { names: { '10000': '10', '5000': '5', '2000': '2', '1000': '1' } }),
    ]),
    ...rows('dimensions', [word('outputShaftType', '', { absent: 'OS' })]),
    ...rows('rest', [
      word('builtInType', 'MB'),
      word('installationPosition', ''),
      word('torqueArm', 'TA'),
      word('motorSize', 'MS'),
      word('brakes', '', { absent: 'BK' }),
      word('lubricatingOil', 'O'),
      word('cooling', 'CL', { names: { flushing: 'F' } }),
      word('surfaceProtection', ''),
      word('specialWishes', 'SW'),
    ]),
  ],
  ratioSegment: 'installation',
  numbers: { inputSpeed: 'N' },
  unsaid: {},
  kept: ['design', 'stages'],
  writeUnit: ({ design = '', reduceUnitSize = '' }) => `JRP${design}${reduceUnitSize}`,
  readUnit,
  unitValues: ({ builtInType = '' }) => ({ builtInType }),
  writeInput: (row: PlanetaryRow, standing) => writeStages(row, standing),
  readInput: readStages,
  ratioOf: (row: PlanetaryRow) => row.ratio,
  writeExtras: ({ extras: { [SHAFT_END]: shaftEnd } }: Configuration, { outputShaftType }) =>
    shaftEnd && outputShaftType === 'S' ? [`S${shaftEnd}`] : [],
  readExtra(written) {
    const shaftEnd = written.slice(1).toLowerCase();
    if (!written.startsWith('S') || !isShaftEnd(shaftEnd)) return undefined;
    return { values: { outputShaftType: 'S' }, extras: { [SHAFT_END]: shaftEnd } };
  },
};

/** Reads the first segment, in capitals: design and size. */
function readUnit(segment: string): Values | undefined {
  const [, design, reduceUnitSize] = /^JRP([LK])(\d{2})$/.exec(segment) ?? [];
  return design === undefined || reduceUnitSize === undefined ? undefined : { design, reduceUnitSize };
}

/** The second segment: stages and mounting, `3F`. */
export function writeStages({ stages }: PlanetaryRow, { builtInType = '' }: Values): string {
  return `${stages}${builtInType === HIDDEN ? '' : builtInType}`;
}

function readStages(segment: string): Values | undefined {
  const [, stages, builtInType] = /^([1-4])([FBS])?$/.exec(segment) ?? [];
  return stages === undefined ? undefined : { stages, ...(builtInType && { builtInType }) };
}
