import type { Declaration } from '#kernel/declared.ts';
import { REPORT_MAILS } from './report-mails.ts';

/** Papers of business are kept ten years (Accounting Archives Rules of China; German Commercial Code §257), ms. */
const PAPERS_KEPT = 10 * 365 * 86_400_000;

const CONFLICT = { status: 409, envelope: 409 } as const;
const REFUSED = { status: 422, envelope: 422 } as const;

/** What customer reporting adds to the portal. Beside the role the side of a report is asked for, and for deciding a right of the person. */
export const REPORTING = {
  permissions: {
    'reports.read': ['customer-lv1', 'staff', 'admin'],
    'reports.write': ['customer-lv1', 'staff'],
    'reports.decide': ['staff'],
  },
  auditActions: {
    'report.list': 'read',
    'report.read': 'read',
    'report.figures-read': 'read',
    'report.filed': 'deed',
    'report.edited': 'deed',
    'report.approved': 'deed',
    'report.refused': 'deed',
    'report.extended': 'deed',
    'report.withdrawn': 'deed',
    'report.quote-named': 'deed',
    'report.quote-unnamed': 'deed',
  },
  failures: {
    'report.wrong-state': CONFLICT,
    'report.own-decision': REFUSED,
    'report.extended': CONFLICT,
    'report.duplicates-changed': CONFLICT,
    'report.reason': REFUSED,
    'report.only-level-1': REFUSED,
    'report.quote-of-others': REFUSED,
    'report.quote-ended': CONFLICT,
  },
  mails: REPORT_MAILS,
  retention: {
    'customer-reports': {
      basis: 'contract',
      retainedFor: PAPERS_KEPT,
      atErasure: 'anonymised',
      tables: ['customer_reports', 'report_events', 'report_quotes'],
    },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly reporting: typeof REPORTING;
  }
}
