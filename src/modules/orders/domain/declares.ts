import type { Declaration } from '#kernel/declared.ts';
import { IMPORT_MAILS } from './import/import-mails.ts';
import { ORDER_MAILS } from './order-mails.ts';

/** Papers of business are kept ten years (Accounting Archives Rules of China; German Commercial Code §257), ms. */
const PAPERS_KEPT = 10 * 365 * 86_400_000;

const CONFLICT = { status: 409, envelope: 409 } as const;
const REFUSED = { status: 422, envelope: 422 } as const;

/** What orders add to the portal. Beside the role the side of the order is asked for (ADR 78), and for corrections a right of the person. */
export const ORDERS = {
  permissions: {
    'orders.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'orders.write': ['staff'],
    'orders.export': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'orders.import': ['admin'],
  },
  auditActions: {
    'order.list': 'read',
    'order.read': 'read',
    'order.exported': 'deed',
    'order-import.list': 'read',
    'order-import.read': 'read',
    'order-import.sent': 'deed',
    'order-import.applied': 'deed',
    'order-import.refused-rows': 'deed',
    'serial.read': 'read',
    'order.confirmed': 'deed',
    'order.cancelled': 'deed',
    'order.ready-reported': 'deed',
    'order.lines-cancelled': 'deed',
    'order.dates-changed': 'deed',
    'order.corrected': 'deed',
    'order.followed': 'deed',
    'order.unfollowed': 'deed',
  },
  failures: {
    'order.wrong-state': CONFLICT,
    'order.not-open': CONFLICT,
    'order.shipped': CONFLICT,
    'order.sap-number': CONFLICT,
    'order.item-unknown': REFUSED,
    'order.not-configured': { status: 404, envelope: 404 },
    'order.dates-missing': REFUSED,
    'order.date-reason': REFUSED,
    'order.nothing-changed': REFUSED,
    'order.nothing-accepted': REFUSED,
    'import.same-file': CONFLICT,
    'import.not-judged': CONFLICT,
    'import.applied': CONFLICT,
    'import.nothing': REFUSED,
    'import.rows-refused': REFUSED,
    'import.broken': REFUSED,
    'import.wrong-type': REFUSED,
    'import.too-large': REFUSED,
    'import.too-many-rows': REFUSED,
    'import.long-cell': REFUSED,
    'import.formula': REFUSED,
    'import.unknown-column': REFUSED,
    'import.missing-column': REFUSED,
    'order.too-many-views': REFUSED,
    'line.over-due': REFUSED,
    'line.order-of-quantities': REFUSED,
  },
  mails: { ...ORDER_MAILS, ...IMPORT_MAILS },
  retention: {
    orders: {
      basis: 'contract',
      retainedFor: PAPERS_KEPT,
      atErasure: 'anonymised',
      tables: ['orders', 'order_events', 'order_imports'],
    },
    'order-views': {
      basis: 'contract',
      retainedFor: 'withdrawal',
      atErasure: 'deleted',
      tables: ['saved_views'],
    },
    'order-subscriptions': {
      basis: 'contract',
      retainedFor: 'withdrawal',
      atErasure: 'deleted',
      tables: ['subscriptions'],
    },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly orders: typeof ORDERS;
  }
}
