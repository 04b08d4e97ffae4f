import type { BilingualText } from '#kernel/locale.ts';

/** The standards a gear motor's figures and codes are read by. */
export const STANDARDS: readonly BilingualText[] = [
  { zh: 'IEC 60034-1 旋转电机：定额和性能', en: 'IEC 60034-1 Rotating electrical machines: rating and performance' },
  { zh: 'IEC 60034-5 旋转电机：防护等级（IP 代码）', en: 'IEC 60034-5 Degrees of protection (IP code)' },
  { zh: 'IEC 60034-6 旋转电机：冷却方法（IC 代码）', en: 'IEC 60034-6 Methods of cooling (IC code)' },
  { zh: 'IEC 60034-30-1 交流电动机能效等级', en: 'IEC 60034-30-1 Efficiency classes of AC motors' },
  { zh: 'IEC 60072-1 旋转电机：尺寸和输出功率', en: 'IEC 60072-1 Dimensions and output of rotating machines' },
  { zh: 'ISO 12944-2 防护涂料体系：环境分类', en: 'ISO 12944-2 Protective paint systems: environments' },
];
