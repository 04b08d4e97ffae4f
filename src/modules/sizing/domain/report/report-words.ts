import type { BilingualText } from '#kernel/locale.ts';

/** What stands on the report of a sizing whatever the machine. */
export const REPORT_WORDS = {
  title: { zh: '驱动选型计算书', en: 'Sizing report' },
  date: { zh: '日期', en: 'Date' },
  releases: { zh: '产品数据', en: 'Product data' },
  results: { zh: '结果', en: 'Results' },
  inputs: { zh: '已知条件', en: 'What is known' },
  assumed: { zh: '缺省', en: 'default' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  findings: { zh: '须注意', en: 'What is to be looked at' },
  missing: { zh: '尚缺', en: 'Still to be filled in' },
  steps: { zh: '计算过程', en: 'How it is computed' },
  quantity: { zh: '量', en: 'Quantity' },
  formula: { zh: '公式与代入', en: 'Formula, and with numbers' },
  result: { zh: '结果', en: 'Result' },
  source: { zh: '依据', en: 'Source' },
  given: { zh: '已知值', en: 'given by you' },
  drives: { zh: '适用的驱动', en: 'Drives that fit' },
  noDrives: { zh: '样本中没有适用的驱动，请询价', en: 'No drive of the catalogue fits: please ask us' },
  series: { zh: '系列', en: 'Series' },
  drive: { zh: '驱动', en: 'Drive' },
  factor: { zh: 'fB（需要）', en: 'fB (needed)' },
  mass: { zh: '质量', en: 'Mass' },
  remark: { zh: '说明', en: 'Why' },
  yearly: { zh: '年耗电、CO₂', en: 'A year' },
  worst: { zh: '最不利组合', en: 'Worst case' },
  cases: {
    zh: '有两个数值的输入项按全部组合计算；驱动按各项要求中最不利的一组校核。',
    en: 'Inputs with two values are computed in all combinations; a drive is judged by the worst of each demand.',
  },
  first: { zh: '第一数值', en: 'First values' },
  most: { zh: '最不利', en: 'Worst' },
  with: { zh: '所在组合', en: 'Comes with' },
  unmoved: { zh: '第二个数值不改变所需扭矩和功率。', en: 'The second values change no torque and no power.' },
  movers: { zh: '影响最大的输入项', en: 'What moves the result most' },
  eachAlone: {
    zh: '每次只将一个输入项减小或增大 10 %，其余不变；按影响从大到小列出，最多六项。',
    en: 'Each input alone, 10 % smaller and 10 % larger, while the others stay; the strongest first, no more than six.',
  },
  metric: {
    zh: '公式按米制单位代入；结果可按所选单位制显示。',
    en: 'Formulas are shown with metric units; results in the units chosen.',
  },
  prevails: {
    zh: '本计算书依据所填条件与当日产品数据，订货以配置结果和订单确认为准。',
    en: 'This report follows from what was filled in and from the product data of the day; the configuration and the order confirmation prevail.',
  },
} as const satisfies Record<string, BilingualText>;

/** The name a report is saved under. */
export function reportFileName(machine: BilingualText, language: 'zh-cn' | 'en' | 'both'): string {
  return language === 'en' ? `Sizing ${machine.en}.pdf` : `选型计算书 ${machine.zh}.pdf`;
}
