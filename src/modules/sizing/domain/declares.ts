import type { Declaration } from '#kernel/declared.ts';

/** What sizing adds to the portal. */
export const SIZING = {
  permissions: { 'sizing.cases': ['customer-lv1', 'customer-lv2', 'staff'] },
  failures: {
    'sizing.unknown-application': { status: 404, envelope: 404 },
    'sizing.refused': { status: 400, envelope: 400 },
    'sizing.too-many-cases': { status: 422, envelope: 422 },
    'sizing.too-many-sites': { status: 422, envelope: 422 },
  },
  retention: {
    'sizing-cases': {
      basis: 'contract',
      retainedFor: 'withdrawal',
      atErasure: 'deleted',
      tables: ['sizing_cases', 'sizing_sites'],
    },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly sizing: typeof SIZING;
  }
}
