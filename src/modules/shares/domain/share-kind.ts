/** What a link lets its reader do (product decisions §5): look at the product, or also take it over into an own list. */
export const SHARE_KINDS = ['view', 'copy'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];
