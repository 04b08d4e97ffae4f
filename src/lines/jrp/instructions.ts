import { optionTable } from '#lines/shared/instruction-tables.ts';
import { text } from '#product/field.ts';
import type { FigureTable, Instructions } from '#product/instructions.ts';
import { JRP_FIELDS } from './fields.ts';

/** How planetary units are stored, mounted, lubricated and maintained. */
export const JRP_INSTRUCTIONS: Instructions = {
  title: text('JRP 行星减速机', 'JRP planetary gearboxes'),
  edition: '2026-11-26',
  chapters: [
    'shared/about',
    'shared/safety',
    'jrp/product',
    'shared/receipt',
    'gear/storage',
    'gear/mounting',
    'jrp/mounting',
    'gear/shafts',
    'jrp/brake',
    'jrp/lubrication',
    'gear/start',
    'gear/maintenance',
    'gear/troubles',
    'shared/disposal',
  ],
};

/** What the text of the instructions leaves to the data: the oils; quantities are in no source. */
export function jrpFigureTables(): Readonly<Record<string, FigureTable>> {
  const oils = JRP_FIELDS.find(({ id }) => id === 'lubricatingOil')?.values ?? [];
  return { oils: optionTable(text('润滑油', 'Oil'), oils) };
}
