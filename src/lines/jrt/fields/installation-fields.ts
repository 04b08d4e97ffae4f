import { type FieldDef, NONE, plain, text, value } from '#product/field.ts';
import { ASSEMBLY_TYPES } from './assembly-types.ts';

const SIDES = [value('A', 'A 侧', 'Side A'), value('B', 'B 侧', 'Side B'), value('AB', 'A 侧和 B 侧', 'Sides A and B')];

/**
 * Step 3, installation (spec 001 §3, reference installation options); shafts, bores and flanges come from the catalogue.
 * The assembly type stands first because choosing it clears the rest of the step.
 */
export const INSTALLATION_FIELDS: readonly FieldDef[] = [
  {
    id: 'builtInType',
    step: 2,
    kind: 'choice',
    label: text('安装形式', 'Assembly type'),
    values: ASSEMBLY_TYPES.map(({ code, label }) => value(code, `${code} ${label.zh}`, `${code} ${label.en}`)),
    modelled: true,
  },
  {
    id: 'installationPosition',
    step: 2,
    kind: 'choice',
    label: text('安装方位', 'Mounting position'),
    values: [
      ...['M1', 'M2', 'M3', 'M4', 'M5', 'M6'].map((code) => plain(code)),
      value(
        'M0',
        'M0 通用',
        'M0 universal',
        text('终身润滑的小机座，任意方位', 'Small lifetime-lubricated sizes, any position'),
      ),
    ],
    usual: 'M1',
    modelled: true,
  },
  {
    id: 'outputShaftSize',
    step: 2,
    kind: 'choice',
    label: text('输出轴尺寸', 'Output shaft size'),
    unit: 'mm',
    values: [],
    modelled: true,
  },
  {
    id: 'hollowShaftSize',
    step: 2,
    kind: 'choice',
    label: text('空心轴孔径', 'Hollow shaft bore'),
    unit: 'mm',
    values: [],
    modelled: true,
  },
  {
    id: 'flangeSize',
    step: 2,
    kind: 'choice',
    label: text('输出法兰直径', 'Output flange diameter'),
    unit: 'mm',
    values: [],
    modelled: true,
  },
  {
    id: 'inputShaftIn',
    step: 2,
    kind: 'choice',
    label: text('输入轴尺寸', 'Input shaft size'),
    unit: 'mm',
    values: [],
    modelled: true,
  },
  {
    id: 'outputShaftPointing',
    step: 2,
    kind: 'choice',
    label: text('输出轴方向', 'Output shaft side'),
    values: SIDES,
    usual: 'A',
    modelled: true,
  },
  {
    id: 'flangePointing',
    step: 2,
    kind: 'choice',
    label: text('法兰方向', 'Flange side'),
    values: SIDES,
    usual: 'A',
    modelled: true,
  },
  {
    id: 'torqueArm',
    step: 2,
    kind: 'choice',
    label: text('扭力臂', 'Torque arm'),
    values: [
      value(NONE, '无', 'None'),
      value('T', '扭力臂（带橡胶衬套）', 'Torque arm with rubber bush'),
      value('G', '橡胶缓冲垫（一套）', 'Set of rubber buffers'),
    ],
    modelled: true,
  },
  {
    id: 'boxLocation',
    step: 2,
    kind: 'choice',
    label: text('接线盒位置', 'Terminal box position'),
    values: [
      value('0', '0°', '0°', text('从风扇端看', 'Viewed from the fan end')),
      value('90', '90°', '90°'),
      value('180', '180°', '180°'),
      value('270', '270°', '270°'),
    ],
    usual: '0',
    modelled: true,
  },
  {
    id: 'outletNozzlePosition',
    step: 2,
    kind: 'choice',
    label: text('出线口位置', 'Cable entry position'),
    values: [value('X', 'X（标准）', 'X (standard)'), plain('1'), plain('2'), plain('3')],
    usual: 'X',
    modelled: true,
  },
];
