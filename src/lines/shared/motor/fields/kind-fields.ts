import { type FieldDef, text, value } from '#product/field.ts';

const DUTY_TYPES = [
  value('S1-100%', 'S1 连续工作制', 'S1 continuous duty'),
  value('S2-60min', 'S2 短时工作制 60 min', 'S2 short-time duty, 60 min'),
  value('S2-30min', 'S2 短时工作制 30 min', 'S2 short-time duty, 30 min'),
  value('S2-10min', 'S2 短时工作制 10 min', 'S2 short-time duty, 10 min'),
  value('S3-60%', 'S3 断续周期工作制 60%', 'S3 intermittent periodic duty, 60 % cdf'),
  value('S3-40%', 'S3 断续周期工作制 40%', 'S3 intermittent periodic duty, 40 % cdf'),
  value('S3-25%', 'S3 断续周期工作制 25%', 'S3 intermittent periodic duty, 25 % cdf'),
  value('S3-15%', 'S3 断续周期工作制 15%', 'S3 intermittent periodic duty, 15 % cdf'),
  value('S4', 'S4 包括起动的断续周期工作制', 'S4 intermittent periodic duty with starting'),
  value('S5', 'S5 包括电制动的断续周期工作制', 'S5 intermittent periodic duty with electric braking'),
  value('S6-60%', 'S6 连续周期工作制 60%', 'S6 continuous-operation periodic duty, 60 %'),
  value('S6-40%', 'S6 连续周期工作制 40%', 'S6 continuous-operation periodic duty, 40 %'),
  value('S6-25%', 'S6 连续周期工作制 25%', 'S6 continuous-operation periodic duty, 25 %'),
  value('S7', 'S7 包括电制动的连续周期工作制', 'S7 continuous-operation periodic duty with electric braking'),
  value(
    'S8',
    'S8 包括负载-转速相应变化的连续周期工作制',
    'S8 continuous-operation periodic duty with related load and speed changes',
  ),
  value('S9', 'S9 负载和转速作非周期变化的工作制', 'S9 duty with non-periodic load and speed variations'),
  value('S10', 'S10 离散恒定负载工作制', 'S10 duty with discrete constant loads'),
];

/** What a motor is and how it is run (spec 001 §3, §9); each line has them on steps of its own. */
export const MOTOR_KIND_FIELDS: readonly Omit<FieldDef, 'step'>[] = [
  {
    id: 'motorType',
    kind: 'choice',
    label: text('电机类型', 'Motor type'),
    values: [value('AC', '交流异步电动机', 'Standard AC motor'), value('EX', '防爆电机', 'Explosion-proof motor')],
    usual: 'AC',
    modelled: true,
  },
  {
    id: 'efficiencyClass',
    kind: 'choice',
    label: text('能效等级', 'Efficiency class'),
    values: [value('DN', 'DN(IE3)', 'DN(IE3)'), value('DE', 'DE(IE2)', 'DE(IE2)'), value('DU', 'DU(IE4)', 'DU(IE4)')],
    default: 'DN',
    modelled: true,
  },
  {
    id: 'motorFrequency',
    kind: 'choice',
    label: text('电机频率', 'Motor frequency'),
    values: [value('50Hz', '50 Hz', '50 Hz'), value('60Hz', '60 Hz', '60 Hz')],
    default: '50Hz',
    modelled: true,
  },
  {
    id: 'durationFactor',
    kind: 'choice',
    label: text('工作制', 'Duty type'),
    values: DUTY_TYPES,
    default: 'S1-100%',
    modelled: true,
  },
];

/** Its power, as the catalogue has it. */
export const MOTOR_POWER: Omit<FieldDef, 'step'> = {
  id: 'motorPower',
  kind: 'choice',
  label: text('电机功率', 'Motor power'),
  unit: 'kW',
  values: [],
  modelled: true,
};

/** Its number of poles. */
export const MOTOR_POLES: Omit<FieldDef, 'step'> = {
  id: 'motorPoles',
  kind: 'choice',
  label: text('电机极数', 'Number of poles'),
  values: [],
  usual: '4',
  modelled: true,
};

/** Its frame. */
export const MOTOR_SIZE: Omit<FieldDef, 'step'> = {
  id: 'motorSize',
  kind: 'choice',
  label: text('电机机座号', 'Motor frame size'),
  values: [],
  modelled: true,
};
