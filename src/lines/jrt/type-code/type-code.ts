import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { isVoltageOfSinglePhase } from '#lines/shared/motor/type-code/designation.ts';
import { COLOUR_EXTRAS } from '#lines/shared/paint/colour-words.ts';
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
  isMoreExactly: isVoltageOfSinglePhase,
  ratioOf: (row: BasicType) => row.ratio,
  ...COLOUR_EXTRAS,
};
