import type { BilingualText } from '#kernel/locale.ts';
import { JD_ROW_SEARCH } from '#lines/jd/columns.ts';
import { JD_SEARCH } from '#lines/jd/configuration.ts';
import { MOTOR_OF_JD } from '#lines/jd/motor-of-jd.ts';
import { SHAPING } from '#lines/jd/picture/product-picture.ts';
import { type MotorRow, rowValues } from '#lines/jd/row.ts';
import { toldColumns } from '#lines/jd/told-columns.ts';
import { EXPORTED } from '#lines/shared/exported-fields.ts';
import { CLASS_NAMES } from '#lines/shared/motor/motor-codes.ts';
import { hasEfficiencyClass, isExplosionProof } from '#lines/shared/motor/motor-kind.ts';
import { motorSections } from '#lines/shared/motor/sheet/motor-section.ts';
import { STANDARDS } from '#lines/shared/motor/sheet/standards.ts';
import { printedOption } from '#lines/shared/printed-option.ts';
import { productPictureName } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { Search, Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { type FiguresLine, rowFigures } from '#product/row-figures.ts';
import type { SheetForm, SheetRow } from '#product/sheet.ts';
import { standSections } from './stand-sections.ts';

const LINE = { rows: JD_ROW_SEARCH, told: toldColumns, search: JD_SEARCH, rowValues } satisfies FiguresLine;

const MOUNTINGS: BilingualText = text(
  'GB/T 997 / IEC 60034-7 旋转电机：结构型式、安装型式及接线盒位置（IM 代码）',
  'IEC 60034-7 / GB/T 997 Types of construction, mounting and terminal box position (IM code)',
);

/** The technical document of a motor (product decisions §8). What is recalled only, such as its bearings, is left off. */
export const JD_SHEET: SheetForm = {
  title: { zh: '电动机技术资料', en: 'Motor technical document' },
  identification: [
    'motorType',
    'supplyKind',
    'mountingArrangement',
    'boxLocation',
    'outletNozzlePosition',
    'shaftEnds',
  ],
  operation: ['durationFactor', 'motorFrequency'],
  keyFigures: ['PN', 'nN', 'MN', 'η'],
  standards: (standing) => [
    STANDARDS.rating,
    STANDARDS.protection,
    STANDARDS.cooling,
    MOUNTINGS,
    ...(isExplosionProof(standing) ? [STANDARDS.explosionProof] : []),
    ...(hasEfficiencyClass(MOTOR_OF_JD, standing) ? [STANDARDS.efficiency] : []),
    STANDARDS.dimensions,
    STANDARDS.paint,
  ],
  figures: (row: MotorRow, standing, search) => figuresOf(row, standing, search),
  sections: (row: MotorRow, standing, parts) => [
    ...motorSections(MOTOR_OF_JD, row.motorFrequency, standing, parts),
    ...standSections(standing, parts),
  ],
  printed: printedOption,
  exported: EXPORTED,
  pictureOf: (standing) => productPictureName(standing, SHAPING),
};

function figuresOf(row: MotorRow, standing: Values, search: Search): readonly SheetRow[] {
  const told = rowFigures(LINE, { row, standing, search }).map(
    ({ column: { id, label = { zh: id, en: id }, symbol }, unit, value }): SheetRow => ({
      label,
      value,
      ...(unit !== undefined && { unit }),
      ...(symbol !== undefined && { symbol }),
    }),
  );
  return [
    ...told,
    { label: text('电机机座', 'Motor frame'), value: row.motorSize },
    { label: text('极数', 'Poles'), value: String(row.motorPoles) },
    ...(hasEfficiencyClass(MOTOR_OF_JD, standing)
      ? [{ label: text('能效等级', 'Efficiency class'), value: CLASS_NAMES[row.efficiencyClass] }]
      : []),
  ];
}
