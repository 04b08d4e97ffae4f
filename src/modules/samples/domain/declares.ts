import type { Declaration } from '#kernel/declared.ts';

/** What sample catalogues add to the portal. */
export const SAMPLES = {
  failures: {
    'sample.several': { status: 422, envelope: 422 },
    'sample.unknown-line': { status: 404, envelope: 404 },
    'sample.refused': { status: 422, envelope: 422 },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly samples: typeof SAMPLES;
  }
}
