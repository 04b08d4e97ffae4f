import type { Declaration } from '#kernel/declared.ts';

/** What customers add to the portal. */
export const CUSTOMERS = {
  permissions: {
    'customers.assist': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'customers.read': ['admin'],
    'customers.write': ['admin'],
  },
  auditActions: {
    'customer.list': 'read',
    'customer.read': 'read',
    'customer.created': 'deed',
    'customer.changed': 'deed',
    'customer.staff-added': 'deed',
    'customer.staff-removed': 'deed',
  },
  failures: {
    'customer.code-taken': { status: 409, envelope: 1209 },
    'customer.staff-only': { status: 422, envelope: 1001 },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly customers: typeof CUSTOMERS;
  }
}
