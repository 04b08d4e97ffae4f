import { isHexColour } from '#kernel/hex-colour.ts';
import { asJrt } from '#lines/jrt/configuration.ts';
import { CUSTOM_COLOUR } from '#lines/jrt/fields/colours.ts';
import { ralCode } from '#lines/jrt/fields/ral.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { TypeCodeForm } from '#product/type-code.ts';
import { readInput, writeInput } from './input-designation.ts';
import { NUMBER_WORDS, SEGMENT_TABLE } from './segments.ts';
import { readUnit, writeUnit } from './unit-designation.ts';

/** The type code of JRT (product §5): `JRTKAF67-DN90L4-BE2HR/TF-i57.35-M4/180X-H40/F250`. */
export const JRT_TYPE_CODE: TypeCodeForm = {
  prefix: 'JRT',
  segments: SEGMENT_TABLE,
  numbers: NUMBER_WORDS,
  unsaid: { motorFrequency: '50Hz', efficiencyClass: 'DN' },
  kept: ['gearboxModel', 'inputType'],
  writeUnit,
  readUnit,
  unitValues: ({ builtInType = '' }) => ({ builtInType }),
  writeInput: (row: BasicType, standing) => writeInput(row, standing),
  readInput,
  ratioOf: (row: BasicType) => row.ratio,
  writeExtras(config, standing) {
    const { customColor } = asJrt(config).extras;
    if (standing.color !== CUSTOM_COLOUR || !customColor) return [];
    return [isHexColour(customColor) ? `RGB${customColor.slice(1).toUpperCase()}` : customColor];
  },
  readExtra(word) {
    const [, hex] = /^RGB([0-9A-F]{6})$/.exec(word) ?? [];
    const customColor = hex === undefined ? writtenRal(word) : `#${hex.toLowerCase()}`;
    return customColor === undefined ? undefined : { values: { color: CUSTOM_COLOUR }, extras: { customColor } };
  },
};

/** A RAL code in full: four digits alone could be anything. */
function writtenRal(word: string): string | undefined {
  return word.startsWith('RAL') ? ralCode(word) : undefined;
}
