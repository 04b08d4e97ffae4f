import type { BilingualText } from '#kernel/locale.ts';

/** Reasons for a drive below its demand that are offered ready-made. */
export const USUAL_REASONS = {
  verified: { zh: '现场负载已核实低于计算值', en: 'Load verified on site lower than calculated' },
  shortDuty: { zh: '短时运行，很少满载', en: 'Short duty, seldom at full load' },
  replacement: { zh: '替换同规格减速电机，原机运行良好', en: 'Replaces a drive of the same size that runs well' },
} as const satisfies Readonly<Record<string, BilingualText>>;

/**
 * A reason as it is read in each language: a ready-made one in that language, whichever it was given in; any other in the words
 * of whoever gave it. It is kept as it was given, so that what was saved before reads the same.
 */
export function reasonWords(reason: string): BilingualText {
  const usual = Object.values(USUAL_REASONS).find(({ zh, en }) => reason === zh || reason === en);
  return usual ?? { zh: reason, en: reason };
}
