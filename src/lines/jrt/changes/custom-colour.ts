import { CUSTOM_COLOR } from '#lines/jrt/configuration.ts';
import { CUSTOM_COLOUR } from '#lines/jrt/fields/colours.ts';
import { type ChangeRule, presetting } from '#product/rule.ts';

/** A hex value makes the colour custom, and a listed colour forgets the hex value (spec 001 §9: kept apart). */
export const CUSTOM_COLOUR_APART: ChangeRule = {
  id: 'custom-colour',
  on: ['color', CUSTOM_COLOR],
  apply: (step) => {
    const isPainted = step.touched.includes(CUSTOM_COLOR) && (step.config.extras[CUSTOM_COLOR] ?? null) !== null;
    if (isPainted) return presetting(step, { color: CUSTOM_COLOUR });
    const { extras } = step.config;
    return step.config.values.color === CUSTOM_COLOUR ? {} : { extras: { ...extras, [CUSTOM_COLOR]: null } };
  },
};
