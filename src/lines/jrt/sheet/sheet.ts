import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { SHAPING } from '#lines/jrt/picture/product-picture.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { hasEfficiencyClass } from '#lines/shared/motor/motor-kind.ts';
import { printedOption } from '#lines/shared/printed-option.ts';
import { torqueCheck } from '#modules/documents/domain/torque-check.ts';
import { productPictureName } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { Values } from '#product/configuration.ts';
import { acceptedReason, reserveOf } from '#product/judgement/reserve.ts';
import type { SheetForm } from '#product/sheet.ts';
import { JRT_EXPORTED } from './exported.ts';
import { partSections } from './part-sections.ts';
import { performanceRows, torqueFigures } from './performance-rows.ts';
import { standardsOf } from './standards.ts';

/** The technical document of a gear motor (product decisions §8). */
export const JRT_SHEET: SheetForm = {
  title: { zh: '减速电机技术资料', en: 'Gear motor technical document' },
  identification: [
    'transmitTypes',
    'gearboxModel',
    'reduceUnitSize',
    'inputType',
    'inputModule',
    'boreOnTheInputSideMinMax',
    'boreOnTheInputSide',
    'adapterCenteringDiameter',
    'adapterHoleCircleDiameter',
    'motorType',
    'builtInType',
    'installationPosition',
  ],
  operation: ['durationFactor', 'motorFrequency'],
  lubrication: ['lubricatingOil', 'mineralOil', 'syntheticOil'],
  keyFigures: ['n2', 'Ma', 'Ma max', 'fB', 'P', 'P1 max', 'i'],
  standards: standardsOf,
  figures: (row: BasicType, standing, search) => performanceRows({ row: rowAsBuilt(row, standing), standing, search }),
  sections: partSections,
  check(row: BasicType, config) {
    const reserve = reserveOf({ ...config, basicType: row }, JRT_ROW_SEARCH);
    const reason = acceptedReason(config, JRT_ROW_SEARCH);
    return reserve && torqueCheck({ ...torqueFigures(row), reserve, reason });
  },
  printed: printedOption,
  exported: JRT_EXPORTED,
  pictureOf: (standing) => productPictureName(standing, SHAPING),
};

/** The row as the motor is built and run: without an IE class where none is declared. */
function rowAsBuilt(row: BasicType, standing: Values): BasicType {
  return hasEfficiencyClass(MOTOR_OF_JRT, standing) ? row : { ...row, efficiencyClass: null };
}
