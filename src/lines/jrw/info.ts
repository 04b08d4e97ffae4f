import { fact, type LineInfo } from '#product/line-info.ts';

/** What is told of the line JRW (spec 000 §1; product decisions §10). */
export const JRW = {
  code: 'JRW',
  name: { zh: '蜗轮减速机', en: 'Worm reducers' },
  use: {
    zh: '铝合金壳体，空心轴输出，结构紧凑、运行安静，适用于轻载直角传动。',
    en: 'Compact, quiet right-angle units with hollow shaft in an aluminium housing, for light duty.',
  },
  stage: 'configurable',
  figures: 'catalogue',
  facts: [fact('torque', '≤ 2,680 Nm', { min: 0, max: 2680 }), fact('ratio', 'i = 5 – 5,000', { min: 5, max: 5000 })],
  asked: { speed: 'output', load: ['power', 'torque'] },
} as const satisfies LineInfo;
