/** What a customer sees of prices: nothing, what is to be paid, or how that comes about (commerce §6). */
export const SHOWN_PRICES = ['none', 'net', 'breakdown'] as const;
export type ShownPrices = (typeof SHOWN_PRICES)[number];

/** Whether a customer's papers are with VAT, or for export without. */
export const TAX_MODES = ['domestic', 'export'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** What becomes of a version of a price list, one after the other; an older one may be in force again. */
export const VERSION_STATES = ['checked', 'staged', 'active', 'retired'] as const;
export type VersionState = (typeof VERSION_STATES)[number];
