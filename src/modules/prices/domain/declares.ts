import type { Declaration } from '#kernel/declared.ts';

/** What prices add to the portal. */
export const PRICES = {
  // How much of a price a customer sees stands in the customer's terms (commerce §6).
  permissions: { 'prices.see': ['customer-lv1', 'customer-lv2', 'staff', 'admin'] },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly prices: typeof PRICES;
  }
}
