/** The lists a view is kept of: one's own orders, and those of all customers. */
export const VIEWED_PAGES = ['orders', 'orders-all'] as const;
export type ViewedPage = (typeof VIEWED_PAGES)[number];

/** So many views somebody keeps of one list: a menu holds no more that can be read at a glance. */
export const MOST_VIEWS = 20;

/** What a view is called at most, characters. */
export const VIEW_NAME_LENGTH = 40;
