import type { RuleDef } from '#engine/public.ts';
import type { JdFacts } from '#lines/jd/facts.ts';
import { MOTOR_OF_JD } from '#lines/jd/motor-of-jd.ts';
import { isPlain } from '#lines/shared/motor/motor-of-line.ts';
import {
  DRAIN_HOLE_RULES,
  SEALED_BRAKE_RULES,
  SECOND_SHAFT_RULES,
} from '#lines/shared/motor/rules/construction-rules.ts';
import { explosionProofRules } from '#lines/shared/motor/rules/explosion-proof-rules.ts';
import { innerProtectionNeeded } from '#lines/shared/motor/rules/inner-protection.ts';
import { motorOptionRules } from '#lines/shared/motor/rules/option-rules.ts';
import { supplyRules } from '#lines/shared/motor/rules/supply-rules.ts';
import { motorVisibilities } from '#lines/shared/motor/rules/visibility.ts';
import { hideableFields, type Visibility, visibilityRules } from '#lines/shared/visibility.ts';
import { text } from '#product/field.ts';
import { inverterRules } from './inverter-rules.ts';
import { MOUNTING_RULES } from './mounting-rules.ts';

const VISIBILITIES: readonly Visibility[] = [
  {
    id: 'no-cable-entry-with-integrated-drive',
    fields: ['outletNozzlePosition'],
    shown: isPlain(MOTOR_OF_JD),
    reason: text(
      '变频一体机的出线口由变频器壳体确定，不可选择出线方向。',
      'On an integrated motor drive the inverter housing fixes the cable entry; its direction cannot be chosen.',
    ),
    source: 'spec 001 §5, reference rule 12',
  },
  ...motorVisibilities(MOTOR_OF_JD),
];

/** The fields these rules can hide. */
export const HIDEABLE_FIELDS: readonly string[] = hideableFields(VISIBILITIES);

/** Every rule of the JD release that is not a table: those of every motor, and those of one that is sold alone. */
export function jdRules(facts: JdFacts): readonly RuleDef[] {
  return [
    ...visibilityRules(VISIBILITIES),
    ...motorOptionRules(MOTOR_OF_JD),
    ...supplyRules(MOTOR_OF_JD),
    ...inverterRules(facts),
    ...SECOND_SHAFT_RULES,
    ...MOUNTING_RULES,
    ...DRAIN_HOLE_RULES,
    ...SEALED_BRAKE_RULES,
    ...explosionProofRules(MOTOR_OF_JD),
    innerProtectionNeeded(MOTOR_OF_JD),
  ];
}
