import type { Declaration } from '#kernel/declared.ts';

const REFUSED = { status: 422, envelope: 422 } as const;

/** What prices add to the portal. */
export const PRICES = {
  // How much of a price a customer sees stands in the customer's terms (commerce §6).
  permissions: {
    'prices.see': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'prices.publish': ['admin'],
  },
  auditActions: {
    'price-list.sent': 'deed',
    'price-version.added': 'deed',
    'price-version.staged': 'deed',
    'price-version.withdrawn': 'deed',
    'price-version.activated': 'deed',
    'price-version.rolled-back': 'deed',
    'price-version.downloaded': 'read',
    'price-version.effect-asked': 'deed',
    'price-version.effect-read': 'read',
    'customer-terms.list': 'read',
    'customer-terms.read': 'read',
    'customer-terms.changed': 'deed',
    'price-agreement.made': 'deed',
    'price-agreement.ended': 'deed',
  },
  failures: {
    'price-list.other-currency': REFUSED,
    'price-list.broken': REFUSED,
    'price-list.wrong-type': REFUSED,
    'price-list.too-large': REFUSED,
    'price-list.too-many-rows': REFUSED,
    'price-list.too-many-columns': REFUSED,
    'price-list.long-cell': REFUSED,
    'price-list.formula': REFUSED,
    'price-version.wrong-state': { status: 409, envelope: 409 },
    'price-version.past-day': REFUSED,
    'customer-terms.place': REFUSED,
    'customer-terms.list-unknown': REFUSED,
    'customer-terms.no-version': REFUSED,
    'customer-terms.group-unknown': REFUSED,
    'customer-terms.erp-taken': { status: 409, envelope: 409 },
    'price-agreement.no-terms': REFUSED,
    'price-agreement.no-version': REFUSED,
    'price-agreement.family-unknown': REFUSED,
    'price-agreement.no-product': REFUSED,
    'price-agreement.on-request': REFUSED,
    'price-agreement.days': REFUSED,
    'price-agreement.over': { status: 409, envelope: 409 },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly prices: typeof PRICES;
  }
}
