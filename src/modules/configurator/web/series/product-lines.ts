import type { BilingualText } from '#kernel/locale.ts';
import type { ProductLineCode } from '#modules/enquiries/domain/product-line-codes.ts';

/** What a line can do, as a row of its table: a key of `series.fact` and the figure with its unit. */
export interface LineFact {
  name: string;
  value: BilingualText;
}

export interface ProductLineInfo {
  code: ProductLineCode;
  name: BilingualText;
  /** One line on what it is for. */
  use: BilingualText;
  /** What the card leads to: the wizard, the range with an enquiry, or nothing yet. */
  stage: 'configurable' | 'enquiry' | 'soon';
  /** Where the figures come from: the shipped catalogue, or an indication that an offer settles. */
  figures: 'catalogue' | 'indicative';
  /** What its card shows; the rest of its range stands in `line-facts.ts`, which comes with its page. */
  facts: readonly LineFact[];
}

/** The product lines in the order in which they are offered (spec 000 §1; product decisions §10). */
export const PRODUCT_LINES: readonly ProductLineInfo[] = [
  {
    code: 'JRT',
    name: { zh: '智能减速电机与斜齿轮减速机', en: 'Intelligent gear motors and helical gear units' },
    use: {
      zh: '同轴、平行轴、伞齿、斜齿蜗轮四种类型，模块化组合，适用于各类通用传动。',
      en: 'Coaxial, parallel-shaft, bevel and worm types in one modular system.',
    },
    stage: 'configurable',
    figures: 'catalogue',
    facts: [fact('power', '0.12 – 200 kW'), fact('torque', '≤ 53 000 Nm')],
  },
  {
    code: 'JRW',
    name: { zh: '蜗轮减速机', en: 'Worm reducers' },
    use: {
      zh: '铝合金壳体，空心轴输出，结构紧凑、运行安静，适用于轻载直角传动。',
      en: 'Compact, quiet right-angle units with hollow shaft in an aluminium housing, for light duty.',
    },
    stage: 'enquiry',
    figures: 'catalogue',
    facts: [fact('torque', '≤ 1 540 Nm'), fact('ratio', 'i = 5 – 100')],
  },
  {
    code: 'JRH',
    name: { zh: '工业齿轮箱', en: 'Industrial gearboxes' },
    use: {
      zh: '平行轴与直角轴大扭矩齿轮箱，用于矿山、港口、冶金与散料输送。',
      en: 'Parallel-shaft and right-angle units for high torque in mining, ports, steel and bulk handling.',
    },
    stage: 'enquiry',
    figures: 'indicative',
    facts: [fact('torque', '6 – 500 kNm'), fact('ratio', 'i = 6.3 – 450')],
  },
  {
    code: 'JRP',
    name: { zh: '行星减速机', en: 'Planetary reducers' },
    use: {
      zh: '同轴布置、功率密度高，用于低速大扭矩与空间受限的驱动。',
      en: 'In-line units of high power density for slow, heavy drives and tight spaces.',
    },
    stage: 'enquiry',
    figures: 'indicative',
    facts: [fact('torque', '1 – 600 kNm'), fact('ratio', 'i = 3 – 4 000')],
  },
  {
    code: 'JD',
    name: { zh: '三相异步电动机', en: 'Three-phase motors' },
    use: {
      zh: '高效三相异步电动机，可配制动器、编码器与独立风扇。',
      en: 'Efficient three-phase asynchronous motors, with brake, encoder and forced fan on request.',
    },
    stage: 'enquiry',
    figures: 'catalogue',
    facts: [fact('power', '0.12 – 200 kW'), fact('efficiency', 'IE2 – IE4')],
  },
  {
    code: 'JC',
    name: { zh: '智能传动解决方案', en: 'Intelligent transmission solutions' },
    use: {
      zh: '驱动、变频与状态监测一体化的成套方案。',
      en: 'Drive, inverter and condition monitoring as one solution.',
    },
    stage: 'soon',
    figures: 'indicative',
    facts: [],
  },
];

/** The line of an address, if there is one with a page. */
export function findProductLine(code: string | undefined): ProductLineInfo | undefined {
  return PRODUCT_LINES.find((line) => line.code === code && line.stage !== 'soon');
}

/** A figure that is written alike in both languages. */
export function fact(name: string, figure: string): LineFact {
  return { name, value: { zh: figure, en: figure } };
}
