import type { BilingualText } from '#kernel/locale.ts';
import { JRH_ROW_SEARCH } from '#lines/jrh/columns.ts';
import { asIndustrial, JRH_SEARCH } from '#lines/jrh/configuration.ts';
import { assemblyWords } from '#lines/jrh/fields/assemblies.ts';
import { JRH_PICTURES, pictureNameOf } from '#lines/jrh/picture/product-picture.ts';
import { LIMIT_WORDS } from '#lines/jrh/power-limits.ts';
import { industrialRowValues } from '#lines/jrh/row-values.ts';
import type { IndustrialRow } from '#lines/jrh/rows/industrial-row.ts';
import { toldColumns } from '#lines/jrh/told-columns.ts';
import { printedOption } from '#lines/shared/printed-option.ts';
import { torqueCheck } from '#modules/documents/domain/torque-check.ts';
import { columnOf } from '#product/column.ts';
import type { Search, Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import { acceptedReason, reserveOf } from '#product/judgement/reserve.ts';
import { type FiguresLine, rowFigures } from '#product/row-figures.ts';
import type { PartFigures, SheetForm, SheetRow, SheetSection } from '#product/sheet.ts';
import { dimensionRow, dimensionSection, OIL } from './dimension-section.ts';

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
  keyFigures: ['n2', 'T2', 'f1', 'Pp', 'i'],
  standards: () => [],
  figures: (row: IndustrialRow, standing, search) => figureRows(row, standing, search),
  sections: (row: IndustrialRow, standing, parts) => [
    loadSection(row),
    thermalSection(row, parts),
    dimensionSection(row, standing, parts),
  ],
  check(row: IndustrialRow, config) {
    const reserve = reserveOf({ ...config, basicType: row }, JRH_ROW_SEARCH);
    return (
      reserve &&
      torqueCheck({
        torque: figureOf('outputTorque', row.outputTorque),
        permissible: figureOf('ratedTorque', row.ratedTorque),
        governedBy: text('齿轮与轴承额定扭矩 T2(n1)', 'Nominal torque T2(n1) of the unit'),
        reserve,
        reason: acceptedReason(config, JRH_ROW_SEARCH),
      })
    );
  },
  printed: (field, code, config) =>
    field.id === 'shaftAssembly'
      ? assemblyWords(code, asIndustrial(config).basicType?.gearArrangement ?? '')
      : printedOption(field, code, config),
  pictureOf: (standing) => JRH_PICTURES(pictureNameOf(standing))?.(),
};

const ORIGINS: Readonly<Record<IndustrialRow['origin'], BilingualText>> = {
  printed: text('样本数据', 'Catalogue figure'),
  interpolated: text('按样本转速插值', 'Interpolated between catalogue speeds'),
};

function figureRows(row: IndustrialRow, standing: Values, search: Search): readonly SheetRow[] {
  const told = rowFigures(LINE, { row, standing, search }).map(({ column, unit, value }): SheetRow => {
    const { id, label = text(id, id), symbol } = column;
    return { label, value, ...(unit !== undefined && { unit }), ...(symbol !== undefined && { symbol }) };
  });
  const { label = text('', '') } = columnOf(JRH_ROW_SEARCH, 'powerLimit') ?? {};
  return [
    ...told,
    { label, value: LIMIT_WORDS[row.powerLimit] },
    { label: text('额定值来源', 'Rating'), value: ORIGINS[row.origin] },
  ];
}

const ON_REQUEST = text('另行提供', 'On request');

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
    note: text(
      '使用系数 f1 为假定值，请按工作机核对；电机驱动 f2 = 1。',
      'The machine factor f1 is assumed: check it for the driven machine; f2 = 1 for electric motors.',
    ),
  };
}

function thermalSection(row: IndustrialRow, parts: PartFigures): SheetSection {
  return {
    heading: text('热功率与油量', 'Thermal power and oil'),
    rows: [
      figureRow('thermalPower', row.thermalPower, text('须加冷却', 'Cooling compulsory')),
      figureRow('thermalPowerWithFan', row.thermalPowerWithFan),
      figureRow('thermalFactor', row.thermalFactor),
      ...dimensionRow(OIL, parts),
    ],
    areFigures: true,
    note: text(
      'f4 为经验假定值；盘管和冷却器的热功率随询价确认。',
      'f4 is recalled and assumed; what a coil or cooler takes off is confirmed with the request.',
    ),
  };
}

function figureRow(id: string, value: number | null, without: BilingualText = ON_REQUEST): SheetRow {
  const { label = text(id, id), symbol, unit } = columnOf(JRH_ROW_SEARCH, id) ?? {};
  const head = { label, ...(symbol !== undefined && { symbol }) };
  if (value === null) return { ...head, value: without };
  return { ...head, value: figureOf(id, value), ...(unit !== undefined && { unit }) };
}

function figureOf(id: string, value: number): string {
  return figureText(columnOf(JRH_ROW_SEARCH, id) ?? {}, value);
}
