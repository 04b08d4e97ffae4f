import { type Locale, textIn } from '#kernel/locale.ts';
import { COMPARISON_WORDS } from './comparison-words.ts';

/** The name of an exported comparison, `Comparison 2026-11-23.xlsx`: the specification gives none (spec 001 §9). */
export function comparisonFileName(now: Date, locale: Locale): string {
  return `${textIn(COMPARISON_WORDS.sheet, locale)} ${now.toISOString().slice(0, 10)}.xlsx`;
}
