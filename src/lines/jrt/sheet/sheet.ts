import type { BilingualText } from '#kernel/locale.ts';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { CUSTOM_COLOR } from '#lines/jrt/configuration.ts';
import { CUSTOM_COLOUR } from '#lines/jrt/fields/colours.ts';
import { printedColour } from '#lines/jrt/fields/ral.ts';
import { hasEfficiencyClass } from '#lines/jrt/motor-kind.ts';
import { JRT_PICTURES } from '#lines/jrt/picture/pictures.ts';
import { pictureNameOf, shapeOf } from '#lines/jrt/picture/product-shape.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { torqueCheck } from '#modules/documents/domain/torque-check.ts';
import type { Values } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import { acceptedReason, reserveOf } from '#product/judgement/reserve.ts';
import type { SheetForm } from '#product/sheet.ts';
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
  keyFigures: ['n2', 'Ma', 'fB', 'P', 'i'],
  standards: standardsOf,
  figures: (row: BasicType, standing, search) => performanceRows({ row: rowAsBuilt(row, standing), standing, search }),
  sections: partSections,
  check(row: BasicType, config) {
    const reserve = reserveOf({ ...config, basicType: row }, JRT_ROW_SEARCH);
    const reason = acceptedReason(config, JRT_ROW_SEARCH);
    return reserve && torqueCheck({ ...torqueFigures(row), reserve, reason });
  },
  printed(field, code, { extras }) {
    if (NOTED.includes(field.id)) return withNote(field, code);
    if (field.id === 'brakes') return withNote(field, code, SET_TO_ORDER);
    return code === CUSTOM_COLOUR && extras[CUSTOM_COLOR] ? printedColour(extras[CUSTOM_COLOR]) : undefined;
  },
  pictureOf: (standing) => JRT_PICTURES(pictureNameOf(shapeOf(standing)))?.(),
};

/** Fields whose code says less than what is noted of it: which air a paint is for. */
const NOTED = ['surfaceProtection'];

/** Every brake is listed with several torques, of which the note tells the largest (reference motor options). */
const SET_TO_ORDER: BilingualText = { zh: '，按订单设定', en: ', set to order' };
const NOTHING_MORE: BilingualText = { zh: '', en: '' };

function withNote({ values }: FieldDef, code: string, more = NOTHING_MORE): BilingualText | undefined {
  const { label, note } = values.find((value) => value.code === code) ?? {};
  if (label === undefined || note === undefined) return label;
  const said = note.en.charAt(0).toLowerCase() + note.en.slice(1);
  return { zh: `${label.zh}（${note.zh}${more.zh}）`, en: `${label.en} (${said}${more.en})` };
}

/** The row as the motor is built and run: without an IE class where none is declared. */
function rowAsBuilt(row: BasicType, standing: Values): BasicType {
  return hasEfficiencyClass(standing) ? row : { ...row, efficiencyClass: null };
}
