import { type ChangeRule, presetting } from '#product/rule.ts';

const PAIR = ['outputShaftPointing', 'flangePointing'] as const;

/** Shaft side and flange side follow each other where both are shown (spec 001 §4, reference rule 7). */
export const POINTING_COPIES: ChangeRule = {
  id: 'pointing-copies',
  on: PAIR,
  clears: () => PAIR,
  apply: (step) => {
    const [set] = PAIR.filter((field) => step.touched.includes(field));
    const value = set && step.config.values[set];
    if (!value || !PAIR.every(step.isVisible)) return {};
    return presetting(step, { [set === 'flangePointing' ? 'outputShaftPointing' : 'flangePointing']: value });
  },
};
