import type { BilingualText } from '#kernel/locale.ts';
import { JRH_ROW_SEARCH } from '#lines/jrh/columns.ts';
import { asIndustrial, JRH_SEARCH } from '#lines/jrh/configuration.ts';
import { assemblyWords } from '#lines/jrh/fields/assemblies.ts';
import { SHAPING } from '#lines/jrh/picture/product-picture.ts';
import { LIMIT_WORDS } from '#lines/jrh/power-limits.ts';
import { industrialRowValues } from '#lines/jrh/row-values.ts';
import type { IndustrialRow } from '#lines/jrh/rows/industrial-row.ts';
import { INPUT_SPEED } from '#lines/jrh/rows/rating-at.ts';
import { toldColumns } from '#lines/jrh/told-columns.ts';
import { EXPORTED } from '#lines/shared/exported-fields.ts';
import { printedOption } from '#lines/shared/printed-option.ts';
import { torqueCheck } from '#modules/documents/domain/torque-check.ts';
import { productPictureName } from '#modules/drawings/domain/picture/line-pictures.ts';
import { columnOf } from '#product/column.ts';
import type { Search, Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { factorName } from '#product/judgement/factor-name.ts';
import { acceptedReason, reserveOf } from '#product/judgement/reserve.ts';
import { type FiguresLine, rowFigures } from '#product/row-figures.ts';
import type { PartFigures, SheetForm, SheetRow, SheetSection } from '#product/sheet.ts';
import { dimensionRow, dimensionSection, OIL } from './dimension-section.ts';
import { coolingRows, factorSection, motorSection } from './drive-sections.ts';
import { figureOf, figureRow } from './figure-row.ts';

const LINE = {
  rows: JRH_ROW_SEARCH,
  told: toldColumns,
  search: JRH_SEARCH,
  rowValues: industrialRowValues,
} satisfies FiguresLine;

/** The technical document of an industrial unit. Its tables are data of a class: no standard of the series is claimed. */
export const JRH_SHEET: SheetForm = {
  title: text('工业齿轮箱技术资料', 'Industrial gear unit technical document'),
  identification: [
    'gearArrangement',
    'stages',
    'reduceUnitSize',
    'inputType',
    'installationPosition',
    'outputShaftType',
    'shaftAssembly',
    'rotation',
  ],
  operation: ['drivenMachine', 'hoursPerDay', 'startsPerHour', 'ambientTemperature', 'dutyCycle'],
  lubrication: ['lubrication', 'lubricatingOil'],
  keyFigures: ['n2', 'T2N', 'P1N', 'f1', 'i'],
  standards: () => [],
  figures: (row: IndustrialRow, standing, search) => figureRows(row, standing, search),
  sections: (row: IndustrialRow, standing, parts) => [
    loadSection(row),
    factorSection(row, standing),
    thermalSection(row, standing, parts),
    ...motorSection(row, standing),
    dimensionSection(row, standing, parts),
  ],
  check(row: IndustrialRow, config) {
    const reserve = reserveOf({ ...config, basicType: row }, JRH_ROW_SEARCH);
    return (
      reserve &&
      torqueCheck({
        torque: figureOf('outputTorque', row.outputTorque),
        permissible: figureOf('ratedTorque', row.ratedTorque),
        governedBy: text('额定扭矩 T2N', 'Nominal torque T2N of the unit'),
        reserve,
        symbol: 'f1',
        named: factorName(JRH_ROW_SEARCH),
        reason: acceptedReason(config, JRH_ROW_SEARCH),
      })
    );
  },
  printed: (field, code, config) =>
    field.id === 'shaftAssembly'
      ? assemblyWords(code, asIndustrial(config).basicType?.gearArrangement ?? '')
      : printedOption(field, code, config),
  exported: EXPORTED,
  pictureOf: (standing) => productPictureName(standing, SHAPING),
};

const ORIGINS: Readonly<Record<IndustrialRow['origin'], BilingualText>> = {
  printed: text('样本数据', 'Catalogue figure'),
  interpolated: text('按样本转速插值', 'Interpolated between catalogue speeds'),
};

/** Between which speeds ratings are printed: at its end, a motor on the mains is faster. */
const RATED_SPEEDS: SheetRow = {
  label: text('额定值转速范围', 'Speed range of the ratings'),
  symbol: 'n1',
  value: `${figureOf('inputSpeed', INPUT_SPEED.min)}–${figureOf('inputSpeed', INPUT_SPEED.max)}`,
  unit: 'r/min',
};

/** What stands in sections of its own. */
const IN_SECTIONS = ['thermalPower', 'thermalPowerWithFan', 'overhungLoad', 'inputOverhungLoad'];

function figureRows(row: IndustrialRow, standing: Values, search: Search): readonly SheetRow[] {
  const figures = rowFigures(LINE, { row, standing, search }).filter(({ column }) => !IN_SECTIONS.includes(column.id));
  const told = figures.map(({ column, unit, value }): SheetRow => {
    const { id, label = text(id, id), symbol } = column;
    return { label, value, ...(unit !== undefined && { unit }), ...(symbol !== undefined && { symbol }) };
  });
  const { label = text('', '') } = columnOf(JRH_ROW_SEARCH, 'powerLimit') ?? {};
  return [
    ...told,
    { label, value: LIMIT_WORDS[row.powerLimit] },
    { label: text('额定值来源', 'Rating'), value: ORIGINS[row.origin] },
    RATED_SPEEDS,
  ];
}

/** What the unit bears besides: peaks and radial load. */
function loadSection(row: IndustrialRow): SheetSection {
  return {
    heading: text('允许载荷', 'Permissible loads'),
    rows: [
      figureRow('outputTorque', row.outputTorque),
      figureRow('peakTorque', row.peakTorque),
      figureRow('overhungLoad', row.overhungLoad),
      figureRow('inputOverhungLoad', row.inputOverhungLoad),
    ],
    areFigures: true,
  };
}

function thermalSection(row: IndustrialRow, standing: Values, parts: PartFigures): SheetSection {
  return {
    heading: text('热功率与油量', 'Thermal power and oil'),
    rows: [
      figureRow('thermalPower', row.thermalPower, text('须加冷却', 'Cooling compulsory')),
      figureRow('thermalPowerWithFan', row.thermalPowerWithFan),
      ...coolingRows(row, standing),
      ...dimensionRow(OIL, parts),
    ],
    areFigures: true,
    note: text('盘管和冷却器的热功率随询价确认。', 'What a coil or cooler takes off is confirmed with the request.'),
  };
}
