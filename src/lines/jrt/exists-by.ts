import { text } from '#product/field.ts';
import type { ExistsBy } from '#product/judgement/judged-columns.ts';

/** By what it is told where an option exists, the most telling first. */
export const JRT_EXISTS_BY = [
  { variable: 'reduceUnitSize', one: text('机座号', 'size'), several: text('机座号', 'sizes'), of: 'gearboxModel' },
  {
    variable: 'motorSize',
    one: text('电机机座号', 'motor frame'),
    several: text('电机机座号', 'motor frames'),
    letters: 'SML',
  },
  {
    variable: 'motorPower',
    one: text('电机功率', 'motor power'),
    several: text('电机功率', 'motor powers'),
    rises: true,
  },
  { variable: 'gearboxModel', one: text('减速机类型', 'gear type'), several: text('减速机类型', 'gear types') },
  {
    variable: 'motorPoles',
    one: text('电机极数', 'number of poles'),
    several: text('电机极数', 'numbers of poles'),
  },
  {
    variable: 'efficiencyClass',
    one: text('能效等级', 'efficiency class'),
    several: text('能效等级', 'efficiency classes'),
  },
  {
    variable: 'motorFrequency',
    one: text('电机频率', 'motor frequency'),
    several: text('电机频率', 'motor frequencies'),
  },
  {
    variable: 'inputModule',
    one: text('输入模块', 'input module'),
    several: text('输入模块', 'input modules'),
    of: 'inputType',
  },
  { variable: 'inputType', one: text('输入方式', 'kind of input'), several: text('输入方式', 'kinds of input') },
] as const satisfies readonly ExistsBy[];
