import { isVoltageOfSinglePhase } from '#lines/shared/motor/type-code/designation.ts';
import { MOTOR_REST_WORDS, MOTOR_WORDS } from '#lines/shared/motor/type-code/motor-words.ts';
import { COLOUR_EXTRAS } from '#lines/shared/paint/colour-words.ts';
import { NAMEPLATE_WORD, PAINT_WORDS } from '#lines/shared/paint/paint-words.ts';
import { rows } from '#lines/shared/segment-rows.ts';
import type { TypeCodeForm } from '#product/type-code.ts';
import { word } from '#product/type-code-words.ts';
import { readInput, writeInput } from './designation.ts';
import type { MotorRow } from './row.ts';

/** The series, with which every code begins. */
const SERIES = 'JD';

/** The type code of JD (product §5): `JD-DN132S4-B35/T/X-BE11HR/TF`. A motor has no ratio. */
export const JD_TYPE_CODE: TypeCodeForm = {
  prefix: SERIES,
  order: ['installation', 'motor'],
  segments: [
    ...rows('motor', [
      ...MOTOR_WORDS,
      word('supplyKind', '', { names: { mains: 'NET', inverter: 'INV' }, quiet: ['mains', 'JCMC'] }),
    ]),
    ...rows('installation', [
      word('mountingArrangement', ''),
      word('boxLocation', ''),
      word('outletNozzlePosition', '', { absent: 'CE' }),
    ]),
    ...rows('rest', [
      word('brakes', 'BK'),
      word('releaseDevice', 'BR'),
      ...MOTOR_REST_WORDS,
      word('shaftEnds', 'SE'),
      ...PAINT_WORDS,
      NAMEPLATE_WORD,
      word('specialWishes', 'SW'),
    ]),
  ],
  numbers: {},
  unsaid: { motorFrequency: '50Hz', efficiencyClass: 'DN' },
  kept: ['motorFrequency', 'efficiencyClass'],
  writeUnit: () => SERIES,
  readUnit: (segment) => (segment === SERIES ? {} : undefined),
  unitValues: () => ({}),
  writeInput: (row: MotorRow, standing) => writeInput(row, standing),
  readInput,
  isMoreExactly: isVoltageOfSinglePhase,
  ...COLOUR_EXTRAS,
};
