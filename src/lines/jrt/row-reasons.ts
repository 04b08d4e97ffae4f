import { text } from '#product/field.ts';
import type { RowReason } from '#product/row-reason.ts';
import { MODULE_INPUTS } from './fields/inputs.ts';

/** Why there is no such row, where the line knows better than that there is none. */
export const JRT_ROW_REASONS: readonly RowReason[] = [
  {
    wanted: ['inputType', MODULE_INPUTS],
    beside: ['motorPower'],
    text: text(
      '此输入方式不含我方电机。所选的是我方电机的功率；改用此输入方式后，该功率作为所需输入功率。',
      'This input comes without our motor. The power chosen is that of our motor; with this input it is asked for as input power.',
    ),
  },
  {
    wanted: ['inputType', MODULE_INPUTS],
    beside: ['motorPower', 'motorPoles', 'motorSize', 'motorFrequency'],
    text: text(
      '此输入方式不含我方电机，不能与我方电机的参数同时选择。',
      'This input comes without our motor, so nothing of our motor can be chosen with it.',
    ),
  },
];
