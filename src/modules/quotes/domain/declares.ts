import type { Declaration } from '#kernel/declared.ts';
import { QUOTE_MAILS } from './quote-mails.ts';

/** Papers of business are kept ten years (Accounting Archives Rules of China; German Commercial Code §257), ms. */
const PAPERS_KEPT = 10 * 365 * 86_400_000;

const CONFLICT = { status: 409, envelope: 409 } as const;
const SLOWED = { status: 429, envelope: 429 } as const;
const REFUSED = { status: 422, envelope: 422 } as const;

/** What quotes add to the portal. Beside the role the side of the quote is asked for (ADR 78), and for approving a right of the person. */
export const QUOTES = {
  permissions: {
    'quotes.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'quotes.request': ['customer-lv1', 'customer-lv2', 'staff'],
    'quotes.price': ['staff'],
    'quotes.mails': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
  },
  auditActions: {
    'quote.list': 'read',
    'quote.read': 'read',
    'quote.printed': 'read',
    'quote.created': 'deed',
    'quote.edited': 'deed',
    'quote.deleted': 'deed',
    'quote.requested': 'deed',
    'quote.taken': 'deed',
    'quote.given': 'deed',
    'quote.priced': 'deed',
    'quote.offered': 'deed',
    'quote.recalled': 'deed',
    'quote.rejected': 'deed',
    'quote.countered': 'deed',
    'quote.accepted': 'deed',
    'quote.declined': 'deed',
    'quote.asked-again': 'deed',
    'quote.withdrawn': 'deed',
    'quote.ordered': 'deed',
    'quote.reopened': 'deed',
    'quote.message-sent': 'deed',
    'quote.file-sent': 'deed',
    'quote.file-read': 'read',
    'quote.copied': 'deed',
    'quote.approval-asked': 'deed',
    'quote.approved': 'deed',
    'quote.approval-refused': 'deed',
    'quote.approval-called-back': 'deed',
    'quote.mails-chosen': 'deed',
  },
  failures: {
    'quote.wrong-state': CONFLICT,
    'quote.expired': CONFLICT,
    'quote.version-passed': CONFLICT,
    'quote.offer-differs': CONFLICT,
    'quote.needs-approval': REFUSED,
    'quote.own-approval': REFUSED,
    'quote.wrong-approval': CONFLICT,
    'quote.nothing-to-approve': REFUSED,
    'quote.below-stop': REFUSED,
    'quote.line-invalid': REFUSED,
    'quote.line-unknown': REFUSED,
    'quote.unpriced': REFUSED,
    'quote.price-step': REFUSED,
    'quote.discount-on-request': REFUSED,
    'quote.price-list': REFUSED,
    'quote.price-list-reason': REFUSED,
    'quote.nothing-changed': REFUSED,
    'quote.all-dropped': REFUSED,
    'quote.messages-per-hour': SLOWED,
    'quote.wanted-past': REFUSED,
    'quote.line-wanted-past': REFUSED,
    'quote.nothing-offered': REFUSED,
    'quote.offer-sent': CONFLICT,
    'quote.decline-text': REFUSED,
    'quote.mixed': REFUSED,
    'quote.validity': REFUSED,
    'quote.other-staff': REFUSED,
    'quote.same-holder': CONFLICT,
    'quote.order-number': REFUSED,
    'quote.file-gone': REFUSED,
  },
  mails: QUOTE_MAILS,
  retention: {
    quotes: {
      basis: 'contract',
      retainedFor: PAPERS_KEPT,
      atErasure: 'anonymised',
      tables: [
        'quotes',
        'quote_versions',
        'quote_messages',
        'quote_files',
        'quote_working_offers',
        'quote_reads',
        'quote_approvals',
        'quote_events',
      ],
    },
    'quote-mails': {
      basis: 'contract',
      retainedFor: 'withdrawal',
      atErasure: 'deleted',
      tables: ['quote_mail_wishes'],
    },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly quotes: typeof QUOTES;
  }
}
