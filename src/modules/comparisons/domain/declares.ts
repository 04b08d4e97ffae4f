import type { Declaration } from '#kernel/declared.ts';

/** What comparing saved configurations adds to the portal. */
export const COMPARISONS = {
  permissions: {
    'comparisons.make': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
  },
  auditActions: {
    'comparison.made': 'read',
    'comparison.exported': 'deed',
  },
  failures: {
    'comparison.too-few': { status: 422, envelope: 422 },
    'comparison.too-many': { status: 422, envelope: 422 },
    'comparison.mixed': { status: 422, envelope: 422 },
    'comparison.sample': { status: 422, envelope: 422 },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly comparisons: typeof COMPARISONS;
  }
}
