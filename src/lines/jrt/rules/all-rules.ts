import type { RuleDef } from '#engine/public.ts';
import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { supplyRules } from '#lines/shared/motor/rules/supply-rules.ts';
import { CONSTRUCTION_RULES } from './construction-rules.ts';
import { INSTALLATION_RULES } from './installation-rules.ts';
import { MOTOR_RULES } from './motor-rules.ts';
import { REDUCER_RULES } from './reducer-rules.ts';
import { VISIBILITY_RULES } from './visibility.ts';

/** Every rule of the JRT release that is not a table. */
export const JRT_RULES: readonly RuleDef[] = [
  ...VISIBILITY_RULES,
  ...MOTOR_RULES,
  ...supplyRules(MOTOR_OF_JRT),
  ...CONSTRUCTION_RULES,
  ...INSTALLATION_RULES,
  ...REDUCER_RULES,
];
