/** How long what people write of a line may be. */
export const LINE_TEXTS = { itemNumber: 40, note: 500, folder: 80 } as const satisfies Record<string, number>;

/** What people write of a line beside its product. */
export type LineText = keyof typeof LINE_TEXTS;

/** How often a product may stand in one line. */
export const MAX_QUANTITY = 9999;

/** How many lines one batch takes. */
export const MAX_BATCH = 1000;

/** For how long a deleted line can be had back: long enough for whoever closes the lid and opens it again the next morning, ms. */
export const UNDO_MS = 24 * 3_600_000;
