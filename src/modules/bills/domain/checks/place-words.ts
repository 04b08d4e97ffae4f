import type { BilingualText } from '#kernel/locale.ts';
import type { Place } from '#modules/bills/domain/missing-fields.ts';

/** How a message names a place of a paper. */
export function placeWords({ lineNo, packageNo }: Place): BilingualText {
  if (lineNo !== undefined) return { zh: `第 ${lineNo} 行`, en: `Line ${lineNo}` };
  if (packageNo !== undefined) return { zh: `第 ${packageNo} 件`, en: `Package ${packageNo}` };
  return { zh: '单据', en: 'Paper' };
}
