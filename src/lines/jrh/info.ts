import { fact, type LineInfo } from '#product/line-info.ts';

/** What is told of the line JRH (spec 000 §1; product decisions §10). */
export const JRH = {
  code: 'JRH',
  name: { zh: '工业齿轮箱', en: 'Industrial gearboxes' },
  use: {
    zh: '平行轴与直角轴大扭矩齿轮箱，用于矿山、港口、冶金与散料输送。',
    en: 'Parallel-shaft and right-angle units for high torque in mining, ports, steel and bulk handling.',
  },
  stage: 'configurable',
  figures: 'catalogue',
  facts: [
    fact('torque', '1.77 – 470 kNm', { min: 1770, max: 470_000 }),
    fact('ratio', 'i = 1.54 – 431.16', { min: 1.54, max: 431.16 }),
  ],
  asked: { speed: 'output', load: ['power'] },
} as const satisfies LineInfo;
