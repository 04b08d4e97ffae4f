import { CONTINUOUS_DUTY, otherThanContinuous } from '#lines/shared/motor/fields/duty.ts';
import { SINGLE_PHASE } from '#lines/shared/motor/fields/voltages.ts';
import { isPlain, type MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { allOf, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import type { WarningDef } from '#product/warning.ts';

/** What the efficiency class of a motor means for its market and its duty (reference rules 63, 96, 97). */
export function classWarnings(line: MotorOfLine): readonly WarningDef[] {
  return [
    {
      id: 'ie2-not-for-china-and-eu',
      level: 'attention',
      when: allOf(
        is('efficiencyClass', 'DE'),
        is('motorPoles', '2', '4', '6'),
        is('durationFactor', CONTINUOUS_DUTY),
        isPlain(line),
        isNot('motorVoltage', ...SINGLE_PHASE),
      ),
      row: [{ figure: 'motorPower', from: 0.75 }],
      fields: ['efficiencyClass', 'basicType'],
      text: text(
        '中国（GB 18613-2020）和欧盟（EU 2019/1781）要求 0.75 kW 及以上的电机至少为 IE3，DE(IE2) 不得在当地销售；请确认使用地。',
        'China (GB 18613-2020) and the EU (EU 2019/1781) require IE3 from 0.75 kW: DE(IE2) may not be sold there. Please confirm the destination.',
      ),
      source: 'reference rule 96',
    },
    {
      id: 'no-efficiency-class-for-duty',
      level: 'info',
      when: otherThanContinuous(line),
      fields: ['durationFactor', 'efficiencyClass'],
      text: text(
        'IE 能效等级只对 S1 或负载持续率 80% 及以上标定，此工作制下不标注。',
        'The IE class is declared for S1 or a duty of 80 % and more only, hence not for this duty type.',
      ),
      source: 'reference rule 97',
    },
    {
      id: 'no-efficiency-class-for-single-phase',
      level: 'attention',
      when: is('motorVoltage', ...SINGLE_PHASE),
      fields: ['motorVoltage', 'efficiencyClass'],
      text: text(
        '单相电容电机不标注 IE 能效等级；转速、扭矩和质量按同规格三相电机计算，随询价确认。',
        'A single-phase capacitor motor has no IE class; speed, torque and mass are those of the three-phase motor and are confirmed with your request.',
      ),
      source: 'reference rules 63, 97',
    },
  ];
}
