import type { Declaration } from '#kernel/declared.ts';

/** What saved configurations add to the portal. */
export const CART = {
  permissions: {
    'configurations.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'configurations.write': ['customer-lv1', 'customer-lv2', 'staff'],
  },
  auditActions: {
    'configuration.list': 'read',
    'configuration.read': 'read',
    'configuration.created': 'deed',
    'configuration.updated': 'deed',
    'configuration.deleted': 'deed',
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly cart: typeof CART;
  }
}
