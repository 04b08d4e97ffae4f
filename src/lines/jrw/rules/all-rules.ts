import type { RuleDef } from '#engine/public.ts';
import { MOTOR_OF_JRW } from '#lines/jrw/motor-of-jrw.ts';
import { AGGRESSIVE_AIR_RULES } from '#lines/shared/gear/rules/aggressive-air.ts';
import {
  DRAIN_HOLE_RULES,
  rainCoverNeedsFanUp,
  SEALED_BRAKE_RULES,
  SECOND_SHAFT_RULES,
} from '#lines/shared/motor/rules/construction-rules.ts';
import { explosionProofRules } from '#lines/shared/motor/rules/explosion-proof-rules.ts';
import { AGGRESSIVE, innerProtectionNeeded } from '#lines/shared/motor/rules/inner-protection.ts';
import { motorOptionRules } from '#lines/shared/motor/rules/option-rules.ts';
import { supplyRules } from '#lines/shared/motor/rules/supply-rules.ts';
import { allOf, implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import { INSTALLATION_RULES } from './installation-rules.ts';
import { VISIBILITY_RULES } from './visibility.ts';

const REDUCER_RULES: readonly RuleDef[] = [
  ...AGGRESSIVE_AIR_RULES,
  {
    id: 'aggressive-air-needs-coated-shaft-end',
    expr: implies(allOf(AGGRESSIVE, is('outputShaftType', 'SS', 'DS')), is('corrosionProtection', 'stainless-shaft')),
    reason: text(
      'C4、C5 环境中插入式输出轴的轴端须有涂层。',
      'In C4 and C5 the end of a plug-in output shaft must be coated.',
    ),
    source: 'reference rule 84',
  },
  {
    id: 'coated-shaft-end-needs-plug-in-shaft',
    expr: implies(is('corrosionProtection', 'stainless-shaft'), isNot('outputShaftType', 'none')),
    reason: text('空心轴没有需要涂层的输出轴端。', 'A hollow shaft has no output shaft end to coat.'),
    source: 'reference rule 84',
  },
];

/** Every rule of the JRW release that is not a table. */
export const ALL_RULES: readonly RuleDef[] = [
  ...VISIBILITY_RULES,
  ...motorOptionRules(MOTOR_OF_JRW),
  ...supplyRules(MOTOR_OF_JRW),
  ...SECOND_SHAFT_RULES,
  rainCoverNeedsFanUp(
    ['V5'],
    text(
      '防雨罩只用于风扇朝上的立式电机，即安装方位 V5（电机在上）。',
      'A rain cover goes on a vertical motor with the fan up: mounting position V5, motor above.',
    ),
  ),
  ...DRAIN_HOLE_RULES,
  ...SEALED_BRAKE_RULES,
  ...explosionProofRules(MOTOR_OF_JRW),
  ...INSTALLATION_RULES,
  ...REDUCER_RULES,
  innerProtectionNeeded(MOTOR_OF_JRW),
];
