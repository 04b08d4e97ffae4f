import { asJrt } from '#lines/jrt/configuration.ts';
import { usualInputSpeed } from '#lines/jrt/rows/usual-input-speed.ts';
import type { Configuration } from '#product/configuration.ts';
import type { ChangeRule } from '#product/rule.ts';

const PAIR = ['outputSpeed', 'ratio'] as const;

/** As many digits as a drive is asked for with. */
const DIGITS = 3;

/**
 * Output speed and ratio exclude each other: choosing one clears the other, and the value that was entered goes into the chosen one
 * (spec 001 §4, reference rule 2), as n1 over it; n1 is that of the chosen row, else the usual one of the motor.
 */
export const SPEED_OR_RATIO: ChangeRule = {
  id: 'speed-or-ratio',
  on: PAIR,
  evenWhenSame: true,
  apply: ({ before, config, touched }) => {
    const chosen = PAIR.find((field) => touched.includes(field));
    if (!chosen) return {};
    const other = chosen === 'ratio' ? 'outputSpeed' : 'ratio';
    const { [chosen]: own, [other]: entered, speedOrRatio } = asJrt(config).search;
    const isTurned = asJrt(before).search.speedOrRatio !== speedOrRatio;
    const value = own === null && isTurned && entered !== null ? converted(entered, before) : own;
    return { search: { ...config.search, speedOrRatio: chosen, [chosen]: value, [other]: null } };
  },
};

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
