import type { Declaration } from '#kernel/declared.ts';

/** What sizing adds to the portal. */
export const SIZING = {
  failures: {
    'sizing.unknown-application': { status: 404, envelope: 404 },
    'sizing.refused': { status: 400, envelope: 400 },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly sizing: typeof SIZING;
  }
}
