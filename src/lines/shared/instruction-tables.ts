import { type FieldValue, text } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import type { FigureTable } from '#product/instructions.ts';

/** What a unit takes of oil, litres by mounting position. */
export interface OilOfUnit {
  readonly name: string;
  readonly litres: ReadonlyMap<string, number>;
}

/** Oil quantities of the units they are known of, by mounting position; a dash where no figure is known. */
export function oilTable(units: readonly OilOfUnit[], positions: readonly string[]): FigureTable {
  const known = units.filter(({ litres }) => positions.some((position) => litres.has(position)));
  return {
    columns: [text('机座', 'Unit'), ...positions.map((position) => text(`${position}（L）`, `${position}, L`))],
    rows: known.map(({ name, litres }) => [name, ...positions.map((position) => litresText(litres.get(position)))]),
  };
}

/** Litres as a data sheet writes them. */
export function litresText(litres: number | null | undefined): string {
  return typeof litres === 'number' ? figureText({ written: 'listed' }, litres) : '–';
}

/** Options of a field, such as the oils a line is filled with, under what they are. */
export function optionTable(heading: FigureTable['columns'][number], values: readonly FieldValue[]): FigureTable {
  return { columns: [heading], rows: values.map(({ label }) => [label]) };
}
