import type { BilingualText } from '#kernel/locale.ts';

/** What people have to do with sheets, by what the page "Today" heads it with. */
export const SHEET_TODO_WORDS = {
  confirm: { zh: '待确认的配置表', en: 'Configuration sheets to confirm' },
  returned: { zh: '被退回的配置表', en: 'Configuration sheets returned to you' },
  release: { zh: '待发布的配置表', en: 'Configuration sheets waiting for release' },
} as const satisfies Readonly<Record<string, BilingualText>>;
