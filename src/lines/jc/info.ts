import type { LineInfo } from '#product/line-info.ts';

/** What is told of the line JC (spec 000 §1; product decisions §10). */
export const JC = {
  code: 'JC',
  name: { zh: '智能传动解决方案', en: 'Intelligent transmission solutions' },
  use: {
    zh: '驱动、变频与状态监测一体化的成套方案。',
    en: 'Drive, inverter and condition monitoring as one solution.',
  },
  stage: 'soon',
  figures: 'indicative',
  facts: [],
} as const satisfies LineInfo;
