import { fact, type LineInfo } from '#product/line-info.ts';

/** What is told of the line JRT (spec 000 §1; product decisions §10). */
export const JRT = {
  code: 'JRT',
  name: { zh: '智能减速电机与斜齿轮减速机', en: 'Intelligent gear motors and helical gear units' },
  use: {
    zh: '斜齿轮、平行轴斜齿轮、斜齿轮-伞齿轮、斜齿轮-蜗轮蜗杆四种类型，模块化组合，适用于各类通用传动。',
    en: 'Helical, parallel-shaft helical, helical-bevel and helical-worm units in one modular system.',
  },
  stage: 'configurable',
  figures: 'catalogue',
  facts: [
    fact('power', '0.12 – 90 kW', { min: 0.12, max: 90 }),
    fact('torque', '≤ 53,000 Nm', { min: 0, max: 53_000 }),
  ],
  asked: { speed: 'output', load: ['power', 'torque'] },
} as const satisfies LineInfo;
