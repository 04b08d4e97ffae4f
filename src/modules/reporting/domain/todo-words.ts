import type { BilingualText } from '#kernel/locale.ts';

/** What people have to do with reports, or do well to know, by what the page "Today" heads it with. */
export const REPORT_TODO_WORDS = {
  decide: { zh: '待审核的客户报备', en: 'Customer reports to decide' },
  ending: { zh: '保护期即将结束的报备', en: 'Customer reports whose protection ends soon' },
} as const satisfies Readonly<Record<string, BilingualText>>;
