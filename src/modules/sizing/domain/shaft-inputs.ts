import { figure, say } from './core/define.ts';
import type { InputDef, Words } from './core/model.ts';

/** What pulls the output shaft of the gear unit sideways and along (sizing notes §6, 4 and 5); without a wheel the machine is coupled. */
export const SHAFT_INPUTS: readonly InputDef[] = [
  figure('d_0', 'mm', 'transmission', [10, 5000]),
  figure('f_z', '', 'transmission', [0, 5], { table: { id: 'transmission_factor', column: 'f_z' } }),
  figure('x', 'mm', 'transmission', [0, 1000]),
  figure('F_G', 'N', 'transmission', [0, 1_000_000]),
  figure('F_Ax', 'N', 'transmission', [0, 1_000_000]),
];

export const SHAFT_WORDS: Readonly<Record<string, Words>> = {
  d_0: say(
    '减速机轴上传动轮直径',
    'Wheel on the gear output, diameter',
    '齿轮、链轮或带轮的节圆；联轴器直联则留空',
    'Pitch circle of gear, sprocket or pulley; left empty where it is coupled directly',
  ),
  f_z: say('传动附加系数', 'Transmission factor', '留空为 1', 'Left empty, 1'),
  x: say(
    '径向力作用点',
    'Place of the overhung load',
    '距轴肩；留空为轴伸中点',
    'From the shoulder; left empty, the middle',
  ),
  F_G: say(
    '轴上重量',
    'Weight on the shaft',
    '轮或悬挂部件的重力；没有则留空',
    'Of wheel and what hangs on it; left empty, none',
  ),
  F_Ax: say(
    '输出轴轴向力',
    'Axial load on the shaft',
    '沿输出轴；没有则留空',
    'Along the output shaft; left empty, none',
  ),
};
