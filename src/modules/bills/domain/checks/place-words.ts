import type { BilingualText } from '#kernel/locale.ts';
import { FIELDS } from '#modules/bills/domain/required-fields.ts';
import type { FindingPlace } from './finding.ts';

/** How a message names a place of a paper. */
export function placeWords({ lineNo, packageNo }: FindingPlace): BilingualText {
  if (lineNo !== undefined) return { zh: `第 ${lineNo} 行`, en: `Line ${lineNo}` };
  if (packageNo !== undefined) return { zh: `第 ${packageNo} 件`, en: `Package ${packageNo}` };
  return { zh: '单据', en: 'Paper' };
}

/** How a message names a field of a paper, at the beginning of a sentence: `第 1 行客户物料号`, `Line 1, customer part number`. */
export function fieldWords(place: FindingPlace): BilingualText {
  const { field, lineNo, packageNo } = place;
  if (field === undefined || field === 'destination') return placeWords(place);
  const { en, zh } = FIELDS[field].words;
  if (lineNo === undefined && packageNo === undefined) return { zh, en: `${en.charAt(0).toUpperCase()}${en.slice(1)}` };
  const whole = placeWords(place);
  return { zh: `${whole.zh}${zh}`, en: `${whole.en}, ${en}` };
}
