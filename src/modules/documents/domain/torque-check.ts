import type { BilingualText } from '#kernel/locale.ts';
import type { SheetCheck, SheetRow, SheetVerdict } from '#product/sheet.ts';

/** What a drive can do against what the application asks (product catalogue rule: fB = permissible torque / Ma). */
export interface TorqueFigures {
  /** Output torque Ma at rated power, Nm. */
  readonly torque: number;
  /** Permissible output torque, Nm. */
  readonly permissible: number;
  /** fB, and the one required. */
  readonly factor: number;
  readonly required: number;
  /** What governs the permissible torque: the gears, the adapter's frame, heat. */
  readonly governedBy: BilingualText;
}

/** The least service factor a drive is built with. */
const MIN_BUILT = 0.8;

/** The check of a drive with gears: the verdict in words, the service factor as a bar, the torques behind it. */
export function torqueCheck(figures: TorqueFigures): SheetCheck {
  const { torque, permissible, factor, required, governedBy } = figures;
  return {
    heading: { zh: '扭矩与使用系数校核', en: 'Torque and service factor check' },
    verdict: judgeTorque(figures),
    sentence: torqueSentence(figures),
    gauge: { symbol: 'fB', value: factor, required },
    rows: [
      torqueRow({ zh: '输出扭矩', en: 'Output torque' }, torque),
      torqueRow({ zh: '许用输出扭矩', en: 'Permissible output torque' }, permissible),
      { label: { zh: '限制因素', en: 'Governed by' }, value: governedBy },
    ],
  };
}

function torqueRow(label: BilingualText, torque: number): SheetRow {
  return { label, value: String(torque), unit: 'Nm' };
}

type Factors = Pick<TorqueFigures, 'factor' | 'required'>;

/** Judges the service factor as the selection does: rows below 0.8 are not built, those below the required one are near misses. */
export function judgeTorque({ factor, required }: Factors): SheetVerdict {
  if (factor < MIN_BUILT) return 'overloaded';
  return factor < required ? 'near' : 'fits';
}

/** The margin over the required service factor in whole per cent, rounded towards the careful side. */
export function torqueReserve({ factor, required }: Factors): number {
  const reserve = (factor / required - 1) * 100;
  // Ratios of printed two-digit factors must not lose a whole per cent to binary fractions.
  return Math.floor(Math.round(reserve * 1e6) / 1e6);
}

/** The verdict as a sentence with its numbers. */
export function torqueSentence(factors: Factors): BilingualText {
  const { factor, required } = factors;
  const say = SENTENCES[judgeTorque(factors)];
  return say(factor.toFixed(2), required.toFixed(2), Math.abs(torqueReserve(factors)));
}

const SENTENCES: Record<SheetVerdict, (actual: string, required: string, percent: number) => BilingualText> = {
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
