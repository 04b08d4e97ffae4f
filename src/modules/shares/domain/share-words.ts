import type { BilingualText } from '#kernel/locale.ts';

/** What a shared product is told under where its data sheet has no heading of its own. */
export const SHARE_WORDS = {
  product: { zh: '产品', en: 'Product' },
} as const satisfies Record<string, BilingualText>;
