import { MINERAL_VG220, MINERAL_VG680, SYNTHETIC_VG220 } from '#lines/jrt/fields/lubricants.ts';
import { type ChangeRule, clearing, presetting } from '#product/rule.ts';

const GRADES = ['mineralOil', 'syntheticOil'];

/**
 * Mineral oil presets VG680 for gear type S and VG220 for the others, and clears the synthetic grade; any other
 * lubricant presets synthetic VG220 (spec 001 §4, reference rule 10). The release takes another grade where it must.
 */
export const OIL_PRESETS: ChangeRule = {
  id: 'oil-presets',
  on: ['lubricatingOil'],
  clears: () => GRADES,
  apply: (step) => {
    const { lubricatingOil: oil, gearboxModel } = step.config.values;
    if (oil === undefined) return clearing(step, GRADES);
    return oil === 'mineral'
      ? presetting(step, { mineralOil: gearboxModel === 'S' ? MINERAL_VG680 : MINERAL_VG220 }, ['syntheticOil'])
      : presetting(step, { syntheticOil: SYNTHETIC_VG220 }, ['mineralOil']);
  },
};
