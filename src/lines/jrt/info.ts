import { fact, type LineInfo } from '#product/line-info.ts';

/** What is told of the line JRT (spec 000 §1; product decisions §10). */
export const JRT = {
  code: 'JRT',
  name: { zh: '智能减速电机与斜齿轮减速机', en: 'Intelligent gear motors and helical gear units' },
  use: {
    zh: '同轴、平行轴、伞齿、斜齿蜗轮四种类型，模块化组合，适用于各类通用传动。',
    en: 'Coaxial, parallel-shaft, bevel and worm types in one modular system.',
  },
  stage: 'configurable',
  figures: 'catalogue',
  facts: [fact('power', '0.12 – 200 kW'), fact('torque', '≤ 53 000 Nm')],
} as const satisfies LineInfo;
