import type { QuoteReach } from './quote-store.ts';

/** What the portal itself reaches when it does something with quotes. */
export const EVERY_QUOTE: QuoteReach = { readable: 'all', view: 'A' };
