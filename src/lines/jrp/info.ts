import { fact, type LineInfo } from '#product/line-info.ts';

/** What is told of the line JRP (spec 000 §1; product decisions §10). */
export const JRP = {
  code: 'JRP',
  name: { zh: '行星减速机', en: 'Planetary gearboxes' },
  use: {
    zh: '同轴布置、功率密度高，用于低速大扭矩与空间受限的驱动。',
    en: 'In-line units of high power density for slow, heavy drives and tight spaces.',
  },
  stage: 'enquiry',
  figures: 'indicative',
  facts: [fact('torque', '1 – 600 kNm'), fact('ratio', 'i = 3 – 4,000')],
} as const satisfies LineInfo;
