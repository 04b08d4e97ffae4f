import type { Locale } from '#kernel/locale.ts';

const DAY = 86_400_000;

/** Units from the longest to the shortest, in ms: the first that fits without a rest is the one a person would say. */
const UNITS = [
  ['year', 365 * DAY],
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long something is kept, ms, in the reader's words: `3 years`, `30天`. */
export function retentionText(retainedFor: number, locale: Locale): string {
  const [unit, length] = UNITS.find(([, ms]) => retainedFor % ms === 0) ?? (['minute', 60_000] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'zh-CN', style).format(Math.ceil(retainedFor / length));
}
