import type { Configuration } from '#product/configuration.ts';
import type { ChangeRule } from '#product/rule.ts';

const PAIR = ['outputSpeed', 'ratio'] as const;

/** As many digits as a drive is asked for with. */
const DIGITS = 3;

/**
 * Output speed and ratio exclude each other: choosing one clears the other, and the value that was entered goes into the chosen
 * one (spec 001 §4, reference rule 2), as the input speed n1, r/min, over it.
 */
export function speedOrRatio(inputSpeedOf: (config: Configuration) => number): ChangeRule {
  return {
    id: 'speed-or-ratio',
    on: PAIR,
    evenWhenSame: true,
    apply: ({ before, config, touched }) => {
      const chosen = PAIR.find((field) => touched.includes(field));
      if (!chosen) return {};
      const other = chosen === 'ratio' ? 'outputSpeed' : 'ratio';
      const own = figureOf(config, chosen);
      const entered = figureOf(config, other);
      const isTurned = before.search.speedOrRatio !== config.search.speedOrRatio;
      const value = own === null && isTurned && entered !== null ? converted(entered, inputSpeedOf(before)) : own;
      return { search: { ...config.search, speedOrRatio: chosen, [chosen]: value, [other]: null } };
    },
  };
}

function figureOf({ search }: Configuration, field: (typeof PAIR)[number]): number | null {
  const held = search[field];
  return typeof held === 'number' ? held : null;
}

/** The speed of a ratio and the ratio of a speed: n1 over it. */
function converted(value: number, inputSpeed: number): number | null {
  return value > 0 ? Number((inputSpeed / value).toPrecision(DIGITS)) : null;
}
