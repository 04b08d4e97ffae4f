import { WORM_OILS, wormOilCode } from '#lines/jrw/fields/oils.ts';
import type { WormRow } from '#lines/jrw/rows/worm-row.ts';
import {
  classLetters,
  INTEGRATED,
  isVoltageOfSinglePhase,
  readMotorDesignation,
} from '#lines/shared/motor/type-code/designation.ts';
import { MOTOR_REST_WORDS, MOTOR_WORDS } from '#lines/shared/motor/type-code/motor-words.ts';
import { COLOUR_EXTRAS } from '#lines/shared/paint/colour-words.ts';
import { NAMEPLATE_WORD, PAINT_WORDS } from '#lines/shared/paint/paint-words.ts';
import { rows } from '#lines/shared/segment-rows.ts';
import type { Values } from '#product/configuration.ts';
import { HIDDEN, NONE } from '#product/field.ts';
import type { TypeCodeForm } from '#product/type-code.ts';
import { type CodesOf, pair, type Token, withSlash, word } from '#product/type-code-words.ts';

const OIL_NAMES = Object.fromEntries(WORM_OILS.map((oil) => [wormOilCode(oil), `V${oil.grade}`]));

/** The type code of JRW: `JRW063-DN80M14/B14-i30-B3/0X-H25/FA/F180`, of a pair `JRW040.075-DN71M14/B14-i300(10x30)-…`. */
export const JRW_TYPE_CODE: TypeCodeForm = {
  prefix: 'JRW',
  segments: [
    ...rows('motor', MOTOR_WORDS),
    ...rows('installation', [
      word('installationPosition', '', { absent: 'POS' }),
      pair('boxLocation', 'outletNozzlePosition', HIDDEN),
      word('outputShaftPointing', '', { absent: 'SP' }),
    ]),
    ...rows('dimensions', [
      word('hollowShaftSize', 'H'),
      word('outputShaftType', '', { absent: 'OS' }),
      word('flangeType', '', { absent: 'FL' }),
      word('flangeSize', 'F'),
      word('torqueArm', '', { absent: 'TA' }),
    ]),
    ...rows('rest', [
      // As older lists write the flange; never written, since the segment before says both.
      flangeWithSize,
      word('builtInType', 'MB', { names: { foot: 'F', side: 'S', face: 'E', hollow: 'H' } }),
      word('brakes', 'BK'),
      word('releaseDevice', 'BR'),
      word('boxLocation', 'BOX'),
      word('outletNozzlePosition', 'CE'),
      ...MOTOR_REST_WORDS,
      word('outputShaftSize', 'S'),
      word('inputShaftIn', 'SI'),
      word('flangePointing', 'FP'),
      word('mineralOil', 'OM', { names: OIL_NAMES }),
      word('syntheticOil', 'OY', { names: OIL_NAMES }),
      word('lubricatingOil', 'OIL'),
      word('oilSeal', '', { absent: 'SEAL' }),
      word('oilMirror', 'OG'),
      ...PAINT_WORDS,
      word('corrosionProtection', 'KP'),
      NAMEPLATE_WORD,
      word('specialWishes', 'SW'),
    ]),
  ],
  numbers: { inputSpeed: 'N' },
  unsaid: { motorFrequency: '50Hz', efficiencyClass: 'DN' },
  kept: ['gearboxModel', 'inputType'],
  writeUnit: ({ reduceUnitSize = '' }) => `JRW${reduceUnitSize.replace('/', '.')}`,
  readUnit,
  unitValues: () => ({}),
  writeInput: (row: WormRow, standing) => writeInput(row, standing),
  readInput,
  isMoreExactly: isVoltageOfSinglePhase,
  ratioOf: (row: WormRow) => row.ratio,
  ratioNote: {
    write: (row: WormRow) => row.ratioParts,
    read: (note) => (/^[\d.]+X[\d.]+$/.test(note) ? { ratioParts: note.toLowerCase() } : undefined),
  },
  ...COLOUR_EXTRAS,
};

/** Flange and diameter in one word, `FA180`. */
function flangeWithSize(codesOf: CodesOf): readonly Token[] {
  const sizes = codesOf('flangeSize').filter((size) => /^\d/.test(size));
  return codesOf('flangeType')
    .filter((type) => type !== HIDDEN && type !== NONE)
    .flatMap((type) =>
      sizes.map((size) => ({
        text: `${type}${size}`,
        values: { flangeType: type, flangeSize: size },
        isQuiet: false,
      })),
    );
}

/** Size 105 of older lists is 110, and never written (reference rule 90). */
const ALIASES: Readonly<Record<string, string>> = { '105': '110' };

/** Reads the first segment, in capitals: a size, or the two of a pair; the Chinese series and other makers name the sizes alike. */
function readUnit(segment: string): Values | undefined {
  const [, first, second] = /^(?:JRW|WJ?|(?:NM)?RV)(\d{3})(?:[./](\d{3}))?$/.exec(segment) ?? [];
  if (first === undefined) return undefined;
  const sizes = [first, ...(second === undefined ? [] : [second])].map((size) => ALIASES[size] ?? size);
  return { gearboxModel: second === undefined ? 'W' : 'WW', reduceUnitSize: sizes.join('/') };
}

const WITHOUT_INPUT = '0';
const NO_CLASS = 'AC';

/** The second segment: `DN80M14/B14`, `AC56M14/B14`, `JC80M24/B5`, `AM80/B5`, `AD`, or `0` without input. */
export function writeInput(row: WormRow, { motorVoltage }: Values): string {
  if (row.inputType === 'none') return WITHOUT_INPUT;
  if (row.route === 'module') return [row.inputModule, row.inputFlange].filter((part) => part !== null).join('/');
  const letters = row.inputType === 'JCMC' ? INTEGRATED : classLetters(row.efficiencyClass, motorVoltage);
  return `${letters}${row.motorFrame}${row.motorPoles}/${row.inputFlange}`;
}

/** Reads the second segment, in capitals, as values of the release; undefined if it names no input. */
function readInput(segment: string): Values | undefined {
  if (segment === WITHOUT_INPUT) return { inputType: 'none' };
  const [part = '', form] = withSlash(segment).split('/');
  const flange = form === 'B5' || form === 'B14' ? { inputFlange: form } : {};
  if (part === 'AD') return { inputType: 'AD', inputModule: part };
  if (/^AM\d{2,3}$/.test(part)) return { inputType: 'AM', inputModule: part, ...flange };
  const isUnclassed = part.startsWith(NO_CLASS);
  const motor = readMotorDesignation(isUnclassed ? part.replace(NO_CLASS, 'DN') : part);
  if (motor === undefined) return undefined;
  return {
    ...motor.values,
    inputType: motor.letters === INTEGRATED ? 'JCMC' : 'motor',
    ...(isUnclassed && { efficiencyClass: NO_CLASS }),
    ...flange,
  };
}
