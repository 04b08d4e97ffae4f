import type { Declaration } from '#kernel/declared.ts';

/** What the catalogue and its releases add to the portal. */
export const CATALOGUE = {
  permissions: {
    'releases.read': ['staff', 'admin'],
    'releases.publish': ['admin'],
  },
  auditActions: {
    'release.published': 'deed',
    'release.activated': 'deed',
  },
  failures: {
    'line.unknown': { status: 404, envelope: 404 },
    'release.unknown': { status: 404, envelope: 404 },
    'release.refused': { status: 422, envelope: 422 },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly catalogue: typeof CATALOGUE;
  }
}
