import type { RuleDef } from '#engine/public.ts';
import { SYNTHETIC_VG220 } from '#lines/jrt/fields/lubricants.ts';
import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { AGGRESSIVE_AIR_RULES } from '#lines/shared/gear/rules/aggressive-air.ts';
import { AGGRESSIVE, innerProtectionNeeded } from '#lines/shared/motor/rules/inner-protection.ts';
import { allOf, implies, is, isNot } from '#product/expressions.ts';
import { HIDDEN, text } from '#product/field.ts';

/** Limits of seals and oil, and what a corrosive place or food asks for (spec 001 §9, reference rules 17, 18, 82 to 84, 87). */
export const REDUCER_RULES: readonly RuleDef[] = [
  {
    id: 'nbr-only-up-to-100-degrees',
    expr: implies(is('oilSeal', 'NBR'), isNot('sealTemperature', '100..160')),
    reason: text('NBR 油封只用于 −40 至 100 °C。', 'NBR seals are good for −40 to +100 °C only.'),
    source: 'spec 001 §9, reference rule 18',
  },
  {
    id: 'fkm-only-from-minus-25-degrees',
    expr: implies(is('oilSeal', 'FKM'), isNot('sealTemperature', '-40..-25')),
    reason: text('FKM 油封只用于 −25 至 160 °C。', 'FKM seals are good for −25 to +160 °C only.'),
    source: 'spec 001 §9, reference rule 18',
  },
  {
    id: 'cold-needs-synthetic-vg220',
    expr: implies(is('sealTemperature', '-40..-25'), is('syntheticOil', SYNTHETIC_VG220)),
    reason: text(
      '−25 °C 以下只有合成油 VG220（−40～40 °C）仍能流动。',
      'Below −25 °C only synthetic oil VG220 (−40 to +40 °C) still flows.',
    ),
    source: 'reference rules 17, 82, 83',
  },
  {
    id: 'food-or-bio-oil-needs-fkm',
    expr: implies(is('lubricatingOil', 'food', 'bio'), is('oilSeal', 'FKM')),
    reason: text('食品级油和可生物降解油须配 FKM 油封。', 'Food-grade and biodegradable oils go with FKM seals.'),
    source: 'reference lubricants',
  },
  {
    id: 'food-oil-needs-washable-paint',
    expr: implies(is('lubricatingOil', 'food'), isNot('surfaceProtection', 'C1')),
    reason: text(
      '食品场合须冲洗，C1 的单层面漆不适用，至少选 C2 的双组分面漆。',
      'Food plants are washed down: not the single top coat of C1, but the two-component coat of C2 or better.',
    ),
    source: 'reference rule 87',
  },
  ...AGGRESSIVE_AIR_RULES,
  {
    id: 'aggressive-air-needs-coated-shaft-end',
    expr: implies(allOf(AGGRESSIVE, isNot('outputShaftSize', HIDDEN)), is('corrosionProtection', 'stainless-shaft')),
    reason: text('C4、C5 环境中输出轴端须有涂层。', 'In C4 and C5 the output shaft end must be coated.'),
    source: 'reference rule 84',
  },
  innerProtectionNeeded(MOTOR_OF_JRT),
];
