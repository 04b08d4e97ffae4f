import type { BilingualText } from '#kernel/locale.ts';
import { ENTRY_COLUMNS } from './entry-columns.ts';

/** What stands against a row beside its type code. */
export type RowProblem =
  | { readonly code: 'quantity'; readonly quantity: string; readonly most: number }
  | { readonly code: 'long-code'; readonly most: number }
  | { readonly code: 'long-text'; readonly column: 'itemNumber' | 'note'; readonly most: number };

/** A problem of a row in words. */
export function rowProblemInWords(problem: RowProblem): BilingualText {
  switch (problem.code) {
    case 'quantity':
      return {
        zh: `数量“${problem.quantity}”无效：请填 1 至 ${problem.most} 的整数`,
        en: `Quantity "${problem.quantity}" is not a whole number from 1 to ${problem.most}`,
      };
    case 'long-code':
      return { zh: `型号超过 ${problem.most} 个字符`, en: `The type code is longer than ${problem.most} characters` };
    case 'long-text': {
      const { zh, en } = ENTRY_COLUMNS[problem.column].heading;
      return { zh: `${zh}超过 ${problem.most} 个字符`, en: `${en} is longer than ${problem.most} characters` };
    }
  }
}
