import { text } from '#product/field.ts';
import type { FigureTable, Instructions } from '#product/instructions.ts';
import { ARRANGEMENTS } from './arrangements.ts';

/** How motors are stored, mounted, connected and maintained. */
export const JD_INSTRUCTIONS: Instructions = {
  title: text('JD 电机', 'JD motors'),
  edition: '2026-11-26',
  chapters: [
    'shared/about',
    'shared/safety',
    'jd/product',
    'shared/receipt',
    'jd/storage',
    'jd/mounting',
    'motor/connection',
    'motor/brake',
    'jd/start',
    'jd/maintenance',
    'motor/troubles',
    'shared/disposal',
  ],
};

/** What the text of the instructions leaves to the data: the mounting arrangements. */
export function jdFigureTables(): Readonly<Record<string, FigureTable>> {
  return {
    arrangements: {
      columns: [text('代号', 'Code'), text('安装结构', 'Mounting arrangement')],
      rows: ARRANGEMENTS.map(({ code, label }) => [`IM ${code}`, label]),
    },
  };
}
