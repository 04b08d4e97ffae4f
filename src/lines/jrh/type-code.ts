import { COLOUR_EXTRAS } from '#lines/shared/paint/colour-words.ts';
import { NAMEPLATE_WORD, PAINT_WORDS } from '#lines/shared/paint/paint-words.ts';
import { rows } from '#lines/shared/segment-rows.ts';
import type { Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { TypeCodeForm } from '#product/type-code.ts';
import { option, withSlash, word } from '#product/type-code-words.ts';
import { MACHINE_WORDS } from './fields/machines.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';

/** The type code of JRH: `JRHH3SH08-1400/AD-i28.64-A/CW/R-FAN`. Ambient, duty and power are no part of a nameplate. */
export const JRH_TYPE_CODE: TypeCodeForm = {
  prefix: 'JRH',
  order: ['motor', 'installation', 'dimensions'],
  segments: [
    ...rows('installation', [
      word('shaftAssembly', ''),
      word('rotation', '', { names: { both: 'BI' } }),
      word('backstop', '', { absent: 'BS' }),
    ]),
    ...rows('dimensions', [
      word('cooling', '', { absent: 'CL' }),
      word('lubrication', '', { names: { splash: 'SPL' }, quiet: ['splash'] }),
      word('heater', '', { absent: 'STH' }),
    ]),
    ...rows('rest', [
      word('torqueArm', '', { absent: 'TA' }),
      word('lubricatingOil', 'V'),
      word('oilSeal', ''),
      word('coupling', 'CP', { names: { elastic: 'E', fluid: 'F' } }),
      word('drivenMachine', 'DM', { names: MACHINE_WORDS, areRenamed: true }),
      word('hoursPerDay', 'HD'),
      word('startsPerHour', 'ST'),
      word('ambientTemperature', 'AT'),
      word('dutyCycle', 'ED'),
      ...['PT100', 'LEVEL', 'VIB'].map((code) => option('instruments', code)),
      ...PAINT_WORDS,
      NAMEPLATE_WORD,
      word('specialWishes', 'SW'),
    ]),
  ],
  numbers: { drivenPower: 'KW', serviceFactor: 'FB' },
  unsaid: {},
  kept: ['gearArrangement', 'stages'],
  writeUnit: ({
    gearArrangement = '',
    stages = '',
    reduceUnitSize = '',
    outputShaftType = '',
    installationPosition = '',
  }) => `JRH${gearArrangement}${stages}${outputShaftType}${installationPosition}${reduceUnitSize}`,
  readUnit,
  unitValues: ({ outputShaftType = '', installationPosition = '' }) => ({ outputShaftType, installationPosition }),
  writeInput: (row: IndustrialRow, standing) => writeInput(row, standing),
  readInput,
  ratioOf: (row: IndustrialRow) => row.ratio,
  ...COLOUR_EXTRAS,
};

function readUnit(segment: string): Values | undefined {
  const [, gearArrangement = '', stages = '', outputShaftType = '', installationPosition = '', reduceUnitSize = ''] =
    /^JRH([HB])([1-4])([SHDKF])([HMV])(\d\d)$/.exec(segment) ?? [];
  if (gearArrangement === '') return undefined;
  return { gearArrangement, stages, outputShaftType, installationPosition, reduceUnitSize };
}

/** Speeds are written as they are asked for. */
const SPEED_DIGITS = 6;

/** The second segment: input speed, kind of input, and the motor's frame: `1400/AD`, `900/MC200L`, `900/MBREQ` of one on request. */
export function writeInput({ inputSpeed }: IndustrialRow, { inputType = 'AD', motorSize = HIDDEN }: Values): string {
  return `${Number(inputSpeed.toPrecision(SPEED_DIGITS))}/${inputType}${motorSize === HIDDEN ? '' : motorSize}`;
}

/** Reads it, in capitals, as values of the release and the speed; undefined if it names no input. */
function readInput(segment: string): Values | undefined {
  const [, inputSpeed, inputType, motorSize] =
    /^(\d+(?:\.\d+)?)\/(AD|MC|MB)(\d+[SML]|REQ)?$/.exec(withSlash(segment)) ?? [];
  if (inputSpeed === undefined || inputType === undefined) return undefined;
  return { inputSpeed, inputType, ...(motorSize !== undefined && { motorSize }) };
}
