import type { Declaration } from '#kernel/declared.ts';

const REFUSED = { status: 422, envelope: 422 } as const;

/** What bulk entry adds to the portal. What it keeps are tasks and their files, which `jobs` tells and forgets. */
export const BULK_ENTRIES = {
  permissions: {
    'bulk-entries.make': ['customer-lv1', 'customer-lv2', 'staff'],
  },
  auditActions: {
    'bulk-entry.read': 'read',
    'bulk-entry.made': 'deed',
    'bulk-entry.taken': 'deed',
  },
  failures: {
    'bulk-entry.slowed': { status: 429, envelope: 429 },
    'bulk-entry.not-judged': { status: 409, envelope: 409 },
    'bulk-entry.other-type': REFUSED,
    'bulk-entry.empty': REFUSED,
    'bulk-entry.broken': REFUSED,
    'bulk-entry.wrong-type': REFUSED,
    'bulk-entry.too-large': REFUSED,
    'bulk-entry.too-many-rows': REFUSED,
    'bulk-entry.too-many-columns': REFUSED,
    'bulk-entry.long-cell': REFUSED,
    'bulk-entry.formula': REFUSED,
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly bulkEntries: typeof BULK_ENTRIES;
  }
}
