import type { RuleDef } from '#engine/public.ts';
import { CONSTRUCTION_RULES } from './construction-rules.ts';
import { INSTALLATION_RULES } from './installation-rules.ts';
import { MOTOR_RULES } from './motor-rules.ts';
import { REDUCER_RULES } from './reducer-rules.ts';
import { SUPPLY_RULES } from './supply-rules.ts';
import { VISIBILITY_RULES } from './visibility.ts';

/** Every rule of the JRT release that is not a table. */
export const JRT_RULES: readonly RuleDef[] = [
  ...VISIBILITY_RULES,
  ...MOTOR_RULES,
  ...SUPPLY_RULES,
  ...CONSTRUCTION_RULES,
  ...INSTALLATION_RULES,
  ...REDUCER_RULES,
];
