import { both, figure, say } from './core/define.ts';
import type { Application, InputDef, Words } from './core/model.ts';
import { CONTINUOUS } from './duty.ts';
import { SHAFT_INPUTS, SHAFT_WORDS } from './shaft-inputs.ts';
import { APPLICATION_LOAD_CLASS } from './tables/application-load-class.ts';
import { USUAL_GRID_CARBON } from './tables/grid-carbon.ts';
import { LOAD_CLASSES, type LoadClass } from './tables/service-factors.ts';

/** Inputs of where a drive stands and how it works: what the service factor and the power at its site follow from (sizing notes §4). */
export function workInputs(application: Pick<Application, 'loadClasses'>): readonly InputDef[] {
  return [
    figure('T_amb', '°C', 'site', [-50, 80]),
    figure('h_alt', 'm', 'site', [0, 6000]),
    figure('k_CO2', 'kg/kWh', 'site', [0, 2], {
      def: USUAL_GRID_CARBON,
      table: { id: 'grid_carbon', column: 'k_CO2' },
    }),
    { kind: 'choice', id: 'load_class', group: 'duty', def: usualClass(application), options: CLASSES },
    figure('h_d', 'h', 'duty', [0.1, 24], { def: 8 }),
    figure('d_y', '', 'duty', [1, 366], { def: 250 }),
    figure('Z_c', '1/h', 'duty', [0, 4000], { def: 10 }),
    { kind: 'choice', id: 'duty', group: 'duty', def: CONTINUOUS, options: DUTIES },
    figure('cdf', '%', 'duty', [1, 100]),
    figure('Z', '1/h', 'duty', [0, 4000]),
    { kind: 'choice', id: 'supply', group: 'duty', def: 'mains', options: FED },
    figure('f_B_req', '', 'duty', [0.5, 10]),
    ...SHAFT_INPUTS,
  ];
}

export const WORK_WORDS: Readonly<Record<string, Words>> = {
  T_amb: say('环境温度', 'Ambient temperature', '留空则不计其影响', 'Left empty, nothing is made of it'),
  h_alt: say('海拔', 'Altitude', '高于 1000 m 时电机降容', 'Above 1000 m the motor gives less'),
  k_CO2: say(
    '电网碳排放因子',
    'CO₂ of the mains',
    '每千瓦时的二氧化碳；缺省为中国电网平均，请按使用地填写',
    'Per kilowatt-hour; the default is the mean of the Chinese grid: fill in that of the place',
  ),
  load_class: say(
    '负载类别',
    'Load class',
    '按机器的常用类别；惯量比更大时取较重一级',
    'As the machine usually is; a heavier one where the inertia asks for it',
  ),
  h_d: say('每天运行时间', 'Running time a day', '小时', 'Hours'),
  d_y: say('每年运行天数', 'Days a year', '用于年耗电量', 'For the energy of a year'),
  Z_c: say(
    '每小时循环次数',
    'Cycles an hour',
    '每次起动、制动、换向均计一次',
    'Every start, braking and change of direction counts',
  ),
  duty: say(
    '工作制',
    'Duty type',
    '电机功率与负载类别按 IEC 60034-1 工作制确定',
    'By IEC 60034-1: what the motor may give, and how heavy the load class is',
  ),
  cdf: say(
    '负载持续率',
    'Cyclic duration factor',
    '留空则按工作制；S4、S5 留空按 100 % 计',
    'Left empty, that of the duty type; of S4 and S5 100 %',
  ),
  Z: say('每小时起动次数', 'Starts an hour', '留空则为循环次数的一半', 'Left empty, half of the cycles'),
  ...SHAFT_WORDS,
  supply: say('供电方式', 'Supply', '决定起动校核', 'Decides which checks of the start hold'),
  f_B_req: say(
    '要求的使用系数',
    'Service factor asked for',
    '留空则按负载类别、时间和次数确定',
    'Left empty, it follows from class, hours and cycles',
  ),
};

const CLASSES = [
  { code: 'U', name: both('均匀', 'Uniform') },
  { code: 'M', name: both('中等冲击', 'Moderate shocks') },
  { code: 'H', name: both('重冲击', 'Heavy shocks') },
] as const satisfies readonly { readonly code: LoadClass; readonly name: object }[];

const DUTIES = [
  { code: CONTINUOUS, name: both('S1 连续', 'S1 continuous') },
  { code: 'S2-60min', name: both('S2 短时 60 min', 'S2 short time, 60 min') },
  { code: 'S2-30min', name: both('S2 短时 30 min', 'S2 short time, 30 min') },
  { code: 'S2-10min', name: both('S2 短时 10 min', 'S2 short time, 10 min') },
  { code: 'S3-60%', name: both('S3 断续周期 60 %', 'S3 intermittent, 60 %') },
  { code: 'S3-40%', name: both('S3 断续周期 40 %', 'S3 intermittent, 40 %') },
  { code: 'S3-25%', name: both('S3 断续周期 25 %', 'S3 intermittent, 25 %') },
  { code: 'S3-15%', name: both('S3 断续周期 15 %', 'S3 intermittent, 15 %') },
  { code: 'S4', name: both('S4 带起动的断续周期', 'S4 intermittent with starting') },
  { code: 'S5', name: both('S5 带电制动的断续周期', 'S5 intermittent with electric braking') },
  { code: 'S6-60%', name: both('S6 连续周期 60 %', 'S6 continuous, load 60 %') },
  { code: 'S6-40%', name: both('S6 连续周期 40 %', 'S6 continuous, load 40 %') },
  { code: 'S6-25%', name: both('S6 连续周期 25 %', 'S6 continuous, load 25 %') },
  { code: 'S8', name: both('S8 变速变载周期', 'S8 with changes of speed and load') },
];

const FED = [
  { code: 'mains', name: both('电网直接起动', 'On the mains') },
  { code: 'inverter', name: both('变频器', 'Inverter') },
  { code: 'inverter-encoder', name: both('变频器带编码器', 'Inverter with encoder') },
];

/** The class of the first of its usual kinds. */
function usualClass({ loadClasses: [key] }: Pick<Application, 'loadClasses'>): LoadClass {
  const named = APPLICATION_LOAD_CLASS.rows.find((row) => row.key === key)?.values.load_class;
  return LOAD_CLASSES.find((name) => name === named) ?? 'M';
}
