/** The flags of the specified call that bring every page behind a data sheet (spec 001 §7). */
export const BOTH_ANNEXES = { downloadMxPdf: 'true', downloadOthersPdf: 'true' } as const;
