import type { BilingualText } from '#kernel/locale.ts';
import { comparedTexts } from '#modules/sizing/domain/core/figures.ts';
import { exceeds, reaches } from '#product/rounding.ts';

/** Why a drive is not among the best: a code, the figures, and the sentence with them. */
export interface Reason {
  readonly code: string;
  readonly have: number | null;
  readonly need: number | null;
  readonly unit: string;
  readonly text: BilingualText;
}

/** A sentence with the two figures it is about: `Heavier: 25 > 20 kg`. */
export function against(text: BilingualText, have: number, need: number, unit: string): BilingualText {
  if (!Number.isFinite(have) || !Number.isFinite(need)) return text;
  const [one, other] = comparedTexts(have, need);
  const sign = exceeds(have, need) ? '>' : reaches(have, need) ? '=' : '<';
  const figures = `${one} ${sign} ${other}${unit === '' ? '' : ` ${unit}`}`;
  return { zh: `${text.zh}：${figures}`, en: `${text.en}: ${figures}` };
}
