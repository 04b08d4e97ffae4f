import { litresText, optionTable } from '#lines/shared/instruction-tables.ts';
import { text } from '#product/field.ts';
import type { FigureTable, Instructions } from '#product/instructions.ts';
import { COOLING_FIELDS } from './fields/option-fields.ts';
import { offeredUnits, UNIT_TYPES } from './rows/offered-units.ts';
import type { IndustrialParts } from './source/parts.ts';

/** How industrial gear units are stored, mounted, lubricated and maintained. */
export const JRH_INSTRUCTIONS: Instructions = {
  title: text('JRH 工业齿轮箱', 'JRH industrial gear units'),
  edition: '2026-11-26',
  chapters: [
    'shared/about',
    'shared/safety',
    'jrh/product',
    'shared/receipt',
    'gear/storage',
    'gear/mounting',
    'jrh/foundation',
    'gear/shafts',
    'jrh/output',
    'jrh/lubrication',
    'jrh/cooling',
    'gear/start',
    'gear/maintenance',
    'gear/troubles',
    'shared/disposal',
  ],
};

/** What the text of the instructions leaves to the data: the oils, and how much the sizes take. */
export function jrhFigureTables(parts: IndustrialParts): Readonly<Record<string, FigureTable>> {
  const oils = COOLING_FIELDS.find(({ id }) => id === 'lubricatingOil')?.values ?? [];
  return { oils: optionTable(text('润滑油', 'Oil'), oils), 'oil-quantities': oilBySize(parts) };
}

/** The guide values of the classes: a row a size, a column a type that is offered in it. */
function oilBySize(parts: IndustrialParts): FigureTable {
  const units = offeredUnits(parts).map(({ unit, type }) => ({ size: unit.size, type, oil: unit.oil }));
  const sizes = [...new Set(units.filter(({ oil }) => oil !== null).map(({ size }) => size))].sort();
  const oilOf = (size: string, type: string) => units.find((one) => one.size === size && one.type === type)?.oil;
  const types = UNIT_TYPES.filter((type) => sizes.some((size) => typeof oilOf(size, type) === 'number'));
  return {
    columns: [text('机座号', 'Size'), ...types.map((type) => text(`${type}（L）`, `${type}, L`))],
    rows: sizes.map((size) => [size, ...types.map((type) => litresText(oilOf(size, type)))]),
  };
}
