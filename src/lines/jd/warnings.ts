import { classWarnings } from '#lines/shared/motor/warnings/class-warnings.ts';
import { innerProtectionAdvised } from '#lines/shared/motor/warnings/inner-protection.ts';
import { motorWarnings } from '#lines/shared/motor/warnings/motor-warnings.ts';
import { allOf, is } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';
import { arrangementsWith } from './arrangements.ts';
import type { JdFacts } from './facts.ts';
import { MOTOR_OF_JD } from './motor-of-jd.ts';

/** The shaft height from which currents through the bearings of an inverter-fed motor do harm, mm. */
const INSULATED_FROM = 315;

/** Every warning of the JD release, in the order of the wizard's steps. */
export function jdWarnings({ frames }: JdFacts): readonly WarningDef[] {
  const large = frames.filter(({ frameNumber }) => frameNumber >= INSULATED_FROM).map(({ motorSize }) => motorSize);
  return [
    ...classWarnings(MOTOR_OF_JD),
    {
      id: 'jd-315-insulated-bearing',
      level: 'attention',
      when: allOf(is('supplyKind', 'inverter'), is('motorSize', ...large)),
      fields: ['supplyKind', 'motorSize'],
      text: text(
        '机座号 315 及以上配变频器须用绝缘轴承：请在特殊要求中注明。',
        'From frame 315 on an inverter needs an insulated bearing: name it among the special wishes.',
      ),
      source: 'reference rules, JD',
    },
    {
      id: 'jd-vertical-down-cover',
      level: 'attention',
      when: allOf(
        is('mountingArrangement', ...arrangementsWith(({ shaft }) => shaft === 'down')),
        is('otherMotorOptions.C', 'no'),
      ),
      fields: ['otherMotorOptions', 'mountingArrangement'],
      text: text(
        'V1、V5、V18 风扇朝上：室外须选防雨罩 C。',
        'V1, V5 and V18 have the fan up: outdoors a rain cover C is needed.',
      ),
      source: 'reference rules 54, 60',
    },
    {
      id: 'jd-inverter-with-own-fan',
      level: 'info',
      when: allOf(is('supplyKind', 'inverter'), is('coolingMethod', 'IC411')),
      fields: ['coolingMethod'],
      text: text(
        '恒转矩调速范围大于 1:5 时，自带风扇风量不足：请选强制冷却风扇 IC416，或选大一号的电机。',
        'For a speed range above 1:5 at constant torque its own fan moves too little air: take the forced fan IC416 or the next motor size.',
      ),
      source: 'reference rule 65',
    },
    ...motorWarnings(MOTOR_OF_JD, frames),
    innerProtectionAdvised(MOTOR_OF_JD),
  ];
}
