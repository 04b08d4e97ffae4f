import { fact, type LineInfo } from '#product/line-info.ts';

/** What is told of the line JRH (spec 000 §1; product decisions §10). */
export const JRH = {
  code: 'JRH',
  name: { zh: '工业齿轮箱', en: 'Industrial gearboxes' },
  use: {
    zh: '平行轴与直角轴大扭矩齿轮箱，用于矿山、港口、冶金与散料输送。',
    en: 'Parallel-shaft and right-angle units for high torque in mining, ports, steel and bulk handling.',
  },
  stage: 'enquiry',
  figures: 'indicative',
  facts: [fact('torque', '6 – 500 kNm'), fact('ratio', 'i = 6.3 – 450')],
} as const satisfies LineInfo;
