import { oilTable } from '#lines/shared/instruction-tables.ts';
import { text } from '#product/field.ts';
import type { FigureTable, Instructions } from '#product/instructions.ts';
import { LUBRICANTS, oilValue } from './fields/lubricants.ts';
import { GEARBOX_MODELS } from './rows/basic-type.ts';
import type { GearUnit } from './source/parts.ts';

/** How gear motors are stored, mounted, lubricated and maintained. */
export const JRT_INSTRUCTIONS: Instructions = {
  title: text('JRT 减速电机', 'JRT gear motors'),
  edition: '2026-11-26',
  chapters: [
    'shared/about',
    'shared/safety',
    'jrt/product',
    'shared/receipt',
    'gear/storage',
    'gear/mounting',
    'gear/shafts',
    'jrt/hollow-shafts',
    'motor/connection',
    'motor/brake',
    'jrt/lubrication',
    'gear/start',
    'gear/maintenance',
    'gear/troubles',
    'motor/troubles',
    'shared/disposal',
  ],
};

const POSITIONS = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'];

/** What the text of the instructions leaves to the data: the fillings, and how much each unit takes. */
export function jrtFigureTables(units: readonly GearUnit[]): Readonly<Record<string, FigureTable>> {
  const offered = GEARBOX_MODELS.flatMap((model) => units.filter(({ series }) => series === model));
  const named = offered.map(({ series, size, oil }) => ({ name: `${series}${size}`, litres: oil }));
  return { fillings: FILLINGS, 'oil-quantities': oilTable(named, POSITIONS) };
}

const FILLINGS: FigureTable = {
  columns: [text('润滑油（环境温度）', 'Oil (ambient temperature)'), text('适用机型', 'For gear types')],
  rows: LUBRICANTS.map((oil) => [oilValue(oil).label, oil.gearTypes.join(', ')]),
};
