import type { Declaration } from '#kernel/declared.ts';

/** What saved configurations add to the portal. */
export const CART = {
  permissions: {
    'configurations.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'configurations.write': ['customer-lv1', 'customer-lv2', 'staff'],
    'configurations.export': ['customer-lv1', 'customer-lv2', 'staff'],
  },
  auditActions: {
    'configuration.list': 'read',
    'configuration.read': 'read',
    'configuration.created': 'deed',
    'configuration.updated': 'deed',
    'configuration.deleted': 'deed',
    'configuration.restored': 'deed',
    'configuration.migrated': 'deed',
    'configuration.exported': 'deed',
  },
  failures: {
    'configuration.too-many': { status: 422, envelope: 422 },
    'configuration.slowed': { status: 429, envelope: 429 },
    'configuration.not-alike': { status: 422, envelope: 422 },
    'configuration.too-often': { status: 422, envelope: 422 },
    'configuration.other-line': { status: 422, envelope: 422 },
    'configuration.no-sample-again': { status: 422, envelope: 422 },
    'configuration.not-migrated': { status: 422, envelope: 422 },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly cart: typeof CART;
  }
}
