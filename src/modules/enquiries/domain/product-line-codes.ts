/** The product lines by their codes (spec 000 §1). */
export const PRODUCT_LINE_CODES = ['JRT', 'JRW', 'JRH', 'JRP', 'JD', 'JC'] as const;
export type ProductLineCode = (typeof PRODUCT_LINE_CODES)[number];
