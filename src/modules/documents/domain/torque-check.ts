import type { BilingualText } from '#kernel/locale.ts';
import type { TorqueCheck } from '#product/sheet.ts';

/** `fits` from the required factor up; `near` below it; `overloaded` below 0.8, which is not built. */
export type TorqueVerdict = 'fits' | 'near' | 'overloaded';

/** The least service factor a drive is built with. */
const LEAST_BUILT = 0.8;

/** Judges the service factor as the selection does: rows below 0.8 are not built, those below the required one are near misses. */
export function judgeTorque(check: TorqueCheck): TorqueVerdict {
  if (check.serviceFactor < LEAST_BUILT) return 'overloaded';
  return check.serviceFactor < check.requiredServiceFactor ? 'near' : 'fits';
}

/** The margin over the required service factor in whole per cent, rounded towards the careful side. */
export function torqueReserve(check: TorqueCheck): number {
  const reserve = (check.serviceFactor / check.requiredServiceFactor - 1) * 100;
  // Ratios of printed two-digit factors must not lose a whole per cent to binary fractions.
  return Math.floor(Math.round(reserve * 1e6) / 1e6);
}

/** The verdict as a sentence with its numbers. */
export function torqueSentence(check: TorqueCheck): BilingualText {
  return SENTENCES[judgeTorque(check)](
    check.serviceFactor.toFixed(2),
    check.requiredServiceFactor.toFixed(2),
    Math.abs(torqueReserve(check)),
  );
}

const SENTENCES: Record<TorqueVerdict, (actual: string, required: string, percent: number) => BilingualText> = {
  fits: (actual, required, percent) => ({
    zh: `满足要求：使用系数 ${actual} ≥ ${required}，裕量 ${percent}%`,
    en: `Fits: service factor ${actual} ≥ ${required}, reserve ${percent}%`,
  }),
  near: (actual, required, percent) => ({
    zh: `略低于要求：使用系数 ${actual} < ${required}，相差 ${percent}%，请与我们核对工况`,
    en: `Near miss: service factor ${actual} < ${required}, short by ${percent}%; please check the duty with us`,
  }),
  overloaded: (actual, required, percent) => ({
    zh: `不满足要求：使用系数 ${actual} < ${required}，相差 ${percent}%，请选用更大机座号`,
    en: `Overloaded: service factor ${actual} < ${required}, short by ${percent}%; choose a larger size`,
  }),
};
