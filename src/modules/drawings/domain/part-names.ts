import type { BilingualText } from '#kernel/locale.ts';

/** The parts by which dimensions are told, as they are called on sheets and in lists. */
export const PART_NAMES = {
  unit: { zh: '减速器', en: 'Gear unit' },
  'first unit': { zh: '第一级减速器', en: 'First unit' },
  housing: { zh: '箱体', en: 'Housing' },
  foot: { zh: '底脚', en: 'Foot' },
  feet: { zh: '底脚', en: 'Feet' },
  flange: { zh: '法兰', en: 'Flange' },
  face: { zh: '安装端面', en: 'Mounting face' },
  lug: { zh: '耳座', en: 'Lug' },
  'torque arm': { zh: '扭力臂', en: 'Torque arm' },
  'shrink disc': { zh: '锁紧盘', en: 'Shrink disc' },
  'customer shaft': { zh: '用户轴', en: "Customer's shaft" },
  'plug-in shaft': { zh: '插入轴', en: 'Plug-in shaft' },
  'input key': { zh: '输入轴键', en: 'Input key' },
  'output key': { zh: '输出轴键', en: 'Output key' },
  keyway: { zh: '键槽', en: 'Keyway' },
  'shaft end': { zh: '轴伸', en: 'Shaft end' },
  'second shaft end': { zh: '第二轴伸', en: 'Second shaft end' },
  'second shaft key': { zh: '第二轴伸键', en: 'Second shaft key' },
  motor: { zh: '电机', en: 'Motor' },
  'motor flange': { zh: '电机法兰', en: 'Motor flange' },
  'terminal box': { zh: '接线盒', en: 'Terminal box' },
  connector: { zh: '联接件', en: 'Connector' },
  input: { zh: '输入端', en: 'Input' },
  'input shaft': { zh: '输入轴', en: 'Input shaft' },
  'input flange': { zh: '输入法兰', en: 'Input flange' },
  overall: { zh: '总体', en: 'Overall' },
} as const satisfies Record<string, BilingualText>;

/** One of them. */
export type PartView = keyof typeof PART_NAMES;
