import { fact, type LineInfo } from '#product/line-info.ts';

/** What is told of the line JRP (spec 000 §1; product decisions §10). */
export const JRP = {
  code: 'JRP',
  name: { zh: '行星减速机', en: 'Planetary reducers' },
  use: {
    zh: '同轴布置、功率密度高，用于低速大扭矩与空间受限的驱动。',
    en: 'In-line units of high power density for slow, heavy drives and tight spaces.',
  },
  stage: 'enquiry',
  figures: 'indicative',
  facts: [
    fact('torque', '1 – 600 kNm'),
    fact('ratio', 'i = 3 – 4 000'),
    {
      name: 'stages',
      value: { zh: '1 – 4 级，可配直角输入级', en: '1 to 4, with right-angle input stage on request' },
    },
    { name: 'mounting', value: { zh: '法兰、底脚、空心轴胀套', en: 'Flange, foot, hollow shaft with shrink disc' } },
    { name: 'input', value: { zh: 'IEC 电机、伺服电机、液压马达', en: 'IEC motor, servo motor, hydraulic motor' } },
  ],
} as const satisfies LineInfo;
