import { type ChangeRule, presetting } from '#product/rule.ts';
import { CUSTOM_COLOR, CUSTOM_COLOUR } from './colours.ts';
import { isStockPaint } from './ral.ts';

/**
 * A hex value or RAL code makes the colour custom, and a listed colour forgets it (spec 001 §9: kept apart). The code of a
 * paint in stock chooses that paint.
 */
export const CUSTOM_COLOUR_APART: ChangeRule = {
  id: 'custom-colour',
  on: ['color', CUSTOM_COLOR],
  apply: (step) => {
    const { extras, values } = step.config;
    const painted = step.touched.includes(CUSTOM_COLOR) ? (extras[CUSTOM_COLOR] ?? null) : null;
    const listed = { extras: { ...extras, [CUSTOM_COLOR]: null } };
    if (painted !== null && isStockPaint(painted)) return { ...presetting(step, { color: painted }), ...listed };
    if (painted !== null) return presetting(step, { color: CUSTOM_COLOUR });
    return values.color === CUSTOM_COLOUR ? {} : listed;
  },
};
