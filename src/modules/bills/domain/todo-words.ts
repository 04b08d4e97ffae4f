import type { BilingualText } from '#kernel/locale.ts';

/** What people have to do with shipments, by what the page "Today" heads it with. */
export const BILL_TODO_WORDS = {
  shipments: { zh: '待装箱、待开单发运的货物', en: 'Shipments to pack, bill and send' },
} as const satisfies Readonly<Record<string, BilingualText>>;
