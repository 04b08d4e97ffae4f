import { fact, type LineInfo } from '#product/line-info.ts';

/** What is told of the line JRP (spec 000 §1; product decisions §10). */
export const JRP = {
  code: 'JRP',
  name: { zh: '行星减速机', en: 'Planetary gearboxes' },
  use: {
    zh: '同轴或直角输入、功率密度高，用于低速大扭矩与空间受限的驱动。',
    en: 'In-line and right-angle units of high power density for slow, heavy drives and tight spaces.',
  },
  stage: 'configurable',
  figures: 'catalogue',
  facts: [
    fact('torque', '0.34 – 135 kNm', { min: 340, max: 135_000 }),
    fact('ratio', 'i = 3.43 – 7,588', { min: 3.43, max: 7588 }),
  ],
  asked: { speed: { ratioFrom: 1450 }, load: ['torque'] },
} as const satisfies LineInfo;
