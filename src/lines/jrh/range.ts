import { fact, type LineFact } from '#product/line-info.ts';

/** What the page of the line JRH says of its range besides what its card shows. */
export const JRH_RANGE: readonly LineFact[] = [
  fact('power', '≤ 2 800 kW'),
  { name: 'stages', value: { zh: '2、3、4 级', en: '2, 3 or 4' } },
  {
    name: 'mounting',
    value: { zh: '卧式、立式、空心轴扭力臂', en: 'Horizontal, upright, hollow shaft with torque arm' },
  },
];
