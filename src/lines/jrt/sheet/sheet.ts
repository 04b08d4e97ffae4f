import { CUSTOM_COLOR } from '#lines/jrt/configuration.ts';
import { CUSTOM_COLOUR } from '#lines/jrt/fields/colours.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { Values } from '#product/configuration.ts';
import type { SheetForm } from '#product/sheet.ts';
import { performanceRows, torqueCheckOf } from './performance-rows.ts';
import { STANDARDS } from './standards.ts';

/** How the codes of single-phase voltages begin. */
const SINGLE_PHASE = '1AC ';

/** The technical document of a gear motor (product decisions §8). */
export const JRT_SHEET: SheetForm = {
  title: { zh: '减速电机技术文件', en: 'Gear motor technical document' },
  identification: [
    'transmitTypes',
    'gearboxModel',
    'reduceUnitSize',
    'inputType',
    'inputModule',
    'builtInType',
    'installationPosition',
  ],
  operation: ['durationFactor', 'motorFrequency'],
  standards: STANDARDS,
  figures: (row: BasicType, standing) => performanceRows(rowAsBuilt(row, standing)),
  torqueCheck: torqueCheckOf,
  printed: (_field, code, { extras }) =>
    code === CUSTOM_COLOUR ? (extras[CUSTOM_COLOR]?.toUpperCase() ?? undefined) : undefined,
  pictureOf: ({ builtInType = '' }) => `assembly/${builtInType}`,
};

/** A single-phase motor is a capacitor motor, which is printed without an IE class (reference rule 63). */
function rowAsBuilt(row: BasicType, { motorVoltage }: Values): BasicType {
  return motorVoltage?.startsWith(SINGLE_PHASE) ? { ...row, efficiencyClass: null } : row;
}
