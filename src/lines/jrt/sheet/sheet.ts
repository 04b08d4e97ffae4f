import { asJrt, CUSTOM_COLOR } from '#lines/jrt/configuration.ts';
import { CUSTOM_COLOUR } from '#lines/jrt/fields/colours.ts';
import { JRT_PICTURES } from '#lines/jrt/picture/pictures.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { torqueCheck } from '#modules/documents/domain/torque-check.ts';
import type { Values } from '#product/configuration.ts';
import type { SheetForm } from '#product/sheet.ts';
import { performanceRows, torqueFigures } from './performance-rows.ts';
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
  keyFigures: ['n2', 'Ma', 'fB', 'P', 'i'],
  standards: STANDARDS,
  figures: (row: BasicType, standing) => performanceRows(rowAsBuilt(row, standing)),
  check: (row: BasicType, config) => torqueCheck(torqueFigures(row, asJrt(config).search.serviceFactor)),
  printed: (_field, code, { extras }) =>
    code === CUSTOM_COLOUR ? (extras[CUSTOM_COLOR]?.toUpperCase() ?? undefined) : undefined,
  pictureOf: ({ builtInType = '' }) => JRT_PICTURES(`assembly/${builtInType}`)?.(),
};

/** A single-phase motor is a capacitor motor, which is printed without an IE class (reference rule 63). */
function rowAsBuilt(row: BasicType, { motorVoltage }: Values): BasicType {
  return motorVoltage?.startsWith(SINGLE_PHASE) ? { ...row, efficiencyClass: null } : row;
}
