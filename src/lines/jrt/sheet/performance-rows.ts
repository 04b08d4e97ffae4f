import type { BilingualText } from '#kernel/locale.ts';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { JRT_SEARCH } from '#lines/jrt/configuration.ts';
import { rowValues } from '#lines/jrt/row-values.ts';
import type { BasicType, TorqueLimit } from '#lines/jrt/rows/basic-type.ts';
import { toldColumns } from '#lines/jrt/told-columns.ts';
import { CLASS_NAMES } from '#lines/shared/motor/motor-codes.ts';
import type { TorqueFigures } from '#modules/documents/domain/torque-check.ts';
import { columnOf } from '#product/column.ts';
import { figureText } from '#product/figure-text.ts';
import { type FiguresLine, type RowFigure, rowFigures, type ToldRow } from '#product/row-figures.ts';
import type { SheetRow } from '#product/sheet.ts';

const LIMITS: Readonly<Record<TorqueLimit, BilingualText>> = {
  gears: { zh: '齿轮承载能力', en: 'Gear unit' },
  'adapter-frame': { zh: '适配器', en: 'Adapter' },
  'input-shaft': { zh: '输入轴', en: 'Input shaft' },
};

/** What the figures follow from; the line itself fetches this file. */
const LINE = { rows: JRT_ROW_SEARCH, told: toldColumns, search: JRT_SEARCH, rowValues } satisfies FiguresLine;

/** The figures of a basic type in the order an engineer reads them: those every screen tells, then what else stands in its row. */
export function performanceRows(told: ToldRow<BasicType>): readonly SheetRow[] {
  const { row } = told;
  const motor = row.route === 'motor';
  return [
    ...rowFigures(LINE, told).map(sheetRow),
    figure(
      motor ? '电机转速' : '输入转速',
      motor ? 'Motor speed' : 'Input speed',
      figureOf('inputSpeed', row.inputSpeed),
      'r/min',
      'n1',
    ),
    figure('级数', 'Stages', String(row.stages)),
    ...(row.motorFrame !== null ? [figure('电机机座', 'Motor frame', row.motorFrame)] : []),
    ...(row.motorPoles !== null ? [figure('极数', 'Poles', String(row.motorPoles))] : []),
    ...(row.efficiencyClass !== null ? [figure('能效等级', 'Efficiency class', CLASS_NAMES[row.efficiencyClass])] : []),
  ];
}

function sheetRow({ column, unit, value }: RowFigure): SheetRow {
  const { id, label = { zh: id, en: id }, symbol } = column;
  return figure(label.zh, label.en, value, unit, symbol);
}

function figureOf(id: string, value: number): string {
  return figureText(columnOf(JRT_ROW_SEARCH, id) ?? {}, value);
}

/** The torques that fB follows from, as they are printed (product decisions §2: fB = usable torque / Ma). */
export function torqueFigures(row: BasicType): Pick<TorqueFigures, 'torque' | 'permissible' | 'governedBy'> {
  return {
    torque: figureOf('outputTorque', row.outputTorque),
    permissible: figureOf('usableTorque', row.usableTorque),
    governedBy: LIMITS[row.limit],
  };
}

function figure(zh: string, en: string, value: string, unit?: string, symbol?: string): SheetRow {
  return { label: { zh, en }, value, ...(unit !== undefined && { unit }), ...(symbol !== undefined && { symbol }) };
}
