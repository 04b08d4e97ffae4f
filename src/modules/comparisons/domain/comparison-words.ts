import type { BilingualText } from '#kernel/locale.ts';

/** The fixed words of a comparison. */
export const COMPARISON_WORDS = {
  product: { zh: '产品型号', en: 'Product' },
  structure: { zh: '结构', en: 'Design' },
  order: { zh: '清单信息', en: 'In the list' },
  sheet: { zh: '产品对比', en: 'Comparison' },
} as const satisfies Record<string, BilingualText>;
