import { fact, type LineFact } from '#product/line-info.ts';

/** What the page of the line JRH says of its range besides what its card shows. */
export const JRH_RANGE: readonly LineFact[] = [
  fact('power', '≤ 6,665 kW', { min: 0, max: 6665 }),
  fact('sizes', '03 – 22'),
  { name: 'stages', value: { zh: '平行轴 1 – 4 级，直角轴 3 或 4 级', en: 'Parallel 1 to 4, right angle 3 or 4' } },
  {
    name: 'mounting',
    value: { zh: '卧式、立式、空心轴扭力臂', en: 'Horizontal, upright, hollow shaft with torque arm' },
  },
];
