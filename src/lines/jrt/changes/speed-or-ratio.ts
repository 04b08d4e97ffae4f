import type { ChangeRule } from '#product/rule.ts';

const PAIR = ['outputSpeed', 'ratio'] as const;

/** Output speed and ratio exclude each other: choosing one clears the other (spec 001 §4, reference rule 2). */
export const SPEED_OR_RATIO: ChangeRule = {
  id: 'speed-or-ratio',
  on: PAIR,
  evenWhenSame: true,
  apply: ({ config, touched }) => {
    const chosen = PAIR.find((field) => touched.includes(field));
    if (!chosen) return {};
    const other = chosen === 'ratio' ? 'outputSpeed' : 'ratio';
    return { search: { ...config.search, speedOrRatio: chosen, [other]: null } };
  },
};
