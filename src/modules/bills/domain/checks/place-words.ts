import type { BilingualText } from '#kernel/locale.ts';
import type { FindingPlace } from './finding.ts';

/** How a message names a place of a paper. */
export function placeWords({ lineNo, packageNo }: FindingPlace): BilingualText {
  if (lineNo !== undefined) return { zh: `第 ${lineNo} 行`, en: `Line ${lineNo}` };
  if (packageNo !== undefined) return { zh: `第 ${packageNo} 件`, en: `Package ${packageNo}` };
  return { zh: '单据', en: 'Paper' };
}
