import { CUSTOM_COLOUR } from '#lines/jrt/fields/colours.ts';
import { CUSTOM_COLOR } from '#modules/configurator/domain/flat-configuration.ts';
import { type ChangeRule, presetting } from '#modules/configurator/domain/rule.ts';

/** A hex value makes the colour custom, and a listed colour forgets the hex value (spec 001 §9: kept apart). */
export const CUSTOM_COLOUR_APART: ChangeRule = {
  id: 'custom-colour',
  on: ['color', CUSTOM_COLOR],
  apply: (step) => {
    const isPainted = step.touched.includes(CUSTOM_COLOR) && step.config.customColor !== null;
    if (isPainted) return presetting(step, { color: CUSTOM_COLOUR });
    return step.config.values.color === CUSTOM_COLOUR ? {} : { customColor: null };
  },
};
