import { fact, type LineInfo } from '#product/line-info.ts';

/** What is told of the line JD (spec 000 §1; product decisions §10). */
export const JD = {
  code: 'JD',
  name: { zh: '三相异步电动机', en: 'Three-phase motors' },
  use: {
    zh: '高效三相异步电动机，可配制动器、编码器与强制冷却风扇。',
    en: 'Efficient three-phase asynchronous motors, with brake, encoder and forced fan on request.',
  },
  stage: 'configurable',
  figures: 'catalogue',
  facts: [fact('power', '0.12 – 200 kW', { min: 0.12, max: 200 }), fact('efficiency', 'IE2 – IE4')],
} as const satisfies LineInfo;
