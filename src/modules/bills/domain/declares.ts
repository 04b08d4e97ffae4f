import type { Declaration } from '#kernel/declared.ts';
import { BILL_MAILS } from './bill-mails.ts';

/** Papers of business are kept ten years (Accounting Archives Rules of China; German Commercial Code §257), ms. */
const PAPERS_KEPT = 10 * 365 * 86_400_000;

const CONFLICT = { status: 409, envelope: 409 } as const;
const REFUSED = { status: 422, envelope: 422 } as const;

/** What shipments and bills add to the portal. Beside the role the side is asked for (ADR 78), and for issue and void a right. */
export const BILLS = {
  permissions: {
    'shipments.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'shipments.write': ['staff'],
    'bills.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'bills.write': ['staff'],
    'sellers.write': ['admin'],
  },
  auditActions: {
    'shipment.list': 'read',
    'shipment.read': 'read',
    'shipment.created': 'deed',
    'shipment.edited': 'deed',
    'shipment.packed': 'deed',
    'shipment.unpacked': 'deed',
    'shipment.dispatched': 'deed',
    'shipment.arrived': 'deed',
    'shipment.cancelled': 'deed',
    'bill.list': 'read',
    'bill.read': 'read',
    'bill.printed': 'read',
    'bill.created': 'deed',
    'bill.edited': 'deed',
    'bill.deleted': 'deed',
    'bill.issued': 'deed',
    'bill.revised': 'deed',
    'bill.voided': 'deed',
    'seller.changed': 'deed',
    'bank-account.changed': 'deed',
    'bill-rule.changed': 'deed',
    'hs-code.changed': 'deed',
  },
  failures: {
    'shipment.wrong-state': CONFLICT,
    'shipment.mixed': REFUSED,
    'shipment.line-unknown': REFUSED,
    'shipment.contents': REFUSED,
    'shipment.package-empty': REFUSED,
    'shipment.issued': CONFLICT,
    'shipment.papers': REFUSED,
    'shipment.papers-differ': REFUSED,
    'shipment.list-void': REFUSED,
    'shipment.list-revised': REFUSED,
    'shipment.transport': REFUSED,
    'shipment.serial-taken': CONFLICT,
    'shipment.serial-packed': CONFLICT,
    'shipment.all-arrived': CONFLICT,
    'shipment.arrived-reason': REFUSED,
    'shipment.over-shipped': REFUSED,
    'bill.wrong-state': CONFLICT,
    'bill.there-already': CONFLICT,
    'bill.no-seller': REFUSED,
    'bill.nothing-offered': REFUSED,
    'bill.goods-of-shipment': REFUSED,
    'bill.account-unknown': REFUSED,
    'bill.checker': REFUSED,
    'bill.changed-since-check': CONFLICT,
    'bill.open-revision': CONFLICT,
    'bill.dispatched': CONFLICT,
    'bill.not-packed': CONFLICT,
    'bill.rule-unused': REFUSED,
    'bill.rule-fixed': REFUSED,
    'bill.hs-chapter': REFUSED,
    'bill.hs-kind': REFUSED,
    'bill.hs-date': REFUSED,
  },
  mails: BILL_MAILS,
  retention: {
    bills: {
      basis: 'contract',
      retainedFor: PAPERS_KEPT,
      atErasure: 'anonymised',
      tables: ['shipments', 'bills', 'bill_events', 'hs_codes'],
    },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly bills: typeof BILLS;
  }
}
