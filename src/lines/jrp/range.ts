import type { LineFact } from '#product/line-info.ts';

/** What the page of the line JRP says of its range besides what its card shows. */
export const JRP_RANGE: readonly LineFact[] = [
  {
    name: 'stages',
    value: { zh: '1 – 4 级，可配直角输入级', en: '1 to 4, with right-angle input stage on request' },
  },
  { name: 'mounting', value: { zh: '法兰、底脚、空心轴胀套', en: 'Flange, foot, hollow shaft with shrink disc' } },
  { name: 'input', value: { zh: 'IEC 电机、伺服电机、液压马达', en: 'IEC motor, servo motor, hydraulic motor' } },
];
