import type { BilingualText } from '#kernel/locale.ts';
import type { RowSearchDef } from '#product/column.ts';

/** What it is called where a line has no word of its own. */
export const SERVICE_FACTOR: BilingualText = { zh: '使用系数', en: 'service factor' };

/** What a line calls in a sentence by how many times a row bears what is asked of it. */
export function factorName({ judged }: Pick<RowSearchDef, 'judged'>): BilingualText {
  return judged?.reserveName ?? SERVICE_FACTOR;
}
