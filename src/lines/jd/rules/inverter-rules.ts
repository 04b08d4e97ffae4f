import type { RuleDef } from '#engine/public.ts';
import type { JdFacts } from '#lines/jd/facts.ts';
import { SINGLE_PHASE } from '#lines/shared/motor/fields/voltages.ts';
import { allOf, implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';

const INVERTER_FED = is('supplyKind', 'inverter');

/** What an inverter in the cabinet asks of its motor (reference rules 63, 66, 68). */
const INVERTER_RULES: readonly RuleDef[] = [
  {
    id: 'jd-inverter-needs-three-phase',
    expr: implies(INVERTER_FED, isNot('motorVoltage', ...SINGLE_PHASE)),
    reason: text('单相电容电机不能由变频器供电。', 'A single-phase capacitor motor cannot be fed by an inverter.'),
    source: 'reference rule 63',
  },
  {
    id: 'jd-inverter-needs-sensor',
    expr: implies(INVERTER_FED, is('motorThermalProtection', 'TF', 'PT100')),
    reason: text(
      '变频器供电的电机须用 TF 热敏电阻或 PT100 温度传感器：低速时的过热只有它们能发现。',
      'An inverter-fed motor needs a TF thermistor or a PT100 sensor: nothing else notices that it overheats at low speed.',
    ),
    source: 'reference rule 68',
  },
  {
    id: 'jd-inverter-at-460-volt-needs-reinforced-insulation',
    expr: implies(
      allOf(INVERTER_FED, is('motorVoltage', '3AC 460V', 'Y-D 330/575V')),
      is('otherMotorOptions.RI', 'yes'),
    ),
    reason: text(
      '460 V、575 V 变频运行的电压尖峰需要加强绝缘 RI。',
      'Voltage peaks of an inverter at 460 V or 575 V need the reinforced insulation RI.',
    ),
    source: 'reference rule 66',
  },
];

/** What an inverter asks of the motor, and which motors carry one. */
export function inverterRules({ integrated }: JdFacts): readonly RuleDef[] {
  const codesOf = (of: 'motorPower' | 'motorPoles') => [...new Set(integrated.map((motor) => motor[of]))];
  return [
    ...INVERTER_RULES,
    {
      id: 'jd-integrated-drive-of-series',
      expr: implies(
        is('supplyKind', 'JCMC'),
        allOf(is('motorPower', ...codesOf('motorPower')), is('motorPoles', ...codesOf('motorPoles'))),
      ),
      reason: text(
        '变频一体机为 0.37～7.5 kW 的 4 极电机。',
        'Integrated motor drives are 4-pole motors from 0.37 to 7.5 kW.',
      ),
      source: 'catalogue, integrated motor drives',
    },
  ];
}
