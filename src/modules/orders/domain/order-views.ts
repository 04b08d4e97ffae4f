/** The lists of order lines: what is to come and what is done, and the parts among all (commerce §9). */
export const ORDER_VIEWS = ['open', 'past', 'parts'] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** So long a cancelled line stands among the open ones, ms: whoever ordered it sees what became of it. */
export const CANCELLED_SHOWN = 30 * 86_400_000;
