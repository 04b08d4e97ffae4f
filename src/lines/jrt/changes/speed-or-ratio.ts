import { asJrt } from '#lines/jrt/configuration.ts';
import { isModuleInput } from '#lines/jrt/fields/inputs.ts';
import { USUAL_POLES, usualInputSpeed } from '#lines/jrt/rows/usual-input-speed.ts';
import { type Configuration, withoutValues, withPresets } from '#product/configuration.ts';
import type { ChangeRule, RuleStep } from '#product/rule.ts';

const PAIR = ['outputSpeed', 'ratio'] as const;

const POLES = 'motorPoles';

/** As many digits as a drive is asked for with. */
const DIGITS = 3;

/**
 * Output speed and ratio exclude each other: choosing one clears the other, and the value that was entered goes into the chosen one
 * (spec 001 §4, reference rule 2), as n1 over it; n1 is that of the chosen row, else the usual one of the motor. A ratio begins with
 * the poles that n1 belongs to, as a condition in sight (ADR 54).
 */
export const SPEED_OR_RATIO: ChangeRule = {
  id: 'speed-or-ratio',
  on: PAIR,
  evenWhenSame: true,
  apply: (step) => {
    const { before, config, touched } = step;
    const chosen = PAIR.find((field) => touched.includes(field));
    if (!chosen) return {};
    const other = chosen === 'ratio' ? 'outputSpeed' : 'ratio';
    const { [chosen]: own, [other]: entered, speedOrRatio } = asJrt(config).search;
    const isTurned = asJrt(before).search.speedOrRatio !== speedOrRatio;
    const value = own === null && isTurned && entered !== null ? converted(entered, before) : own;
    const search = { ...config.search, speedOrRatio: chosen, [chosen]: value, [other]: null };
    return { search, ...polesBeside(chosen === 'ratio' ? value : null, step) };
  },
};

/** The poles come with the ratio and go with it; who takes them off is not given them again. */
function polesBeside(ratio: number | null, { before, config }: RuleStep): Partial<Configuration> {
  if (ratio === null) return config.presets.includes(POLES) ? withoutValues(config, [POLES]) : {};
  const isNew = asJrt(before).search.ratio === null;
  if (!isNew || isModuleInput(config.values.inputType) || config.values[POLES] !== undefined) return {};
  return withPresets(config, { [POLES]: String(asJrt(config).basicType?.motorPoles ?? USUAL_POLES) });
}

/** The speed of a ratio and the ratio of a speed: n1 over it. */
function converted(value: number, config: Configuration): number | null {
  if (!(value > 0)) return null;
  return Number((inputSpeedOf(config) / value).toPrecision(DIGITS));
}

function inputSpeedOf(config: Configuration): number {
  const { basicType, search, values } = asJrt(config);
  if (basicType !== null) return basicType.outputSpeed * basicType.ratio;
  return search.inputSpeed ?? usualInputSpeed(values);
}
