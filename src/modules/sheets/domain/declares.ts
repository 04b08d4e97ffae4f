import type { Declaration } from '#kernel/declared.ts';
import { SHEET_MAILS } from './sheet-mails.ts';

/** Papers of business are kept ten years (Accounting Archives Rules of China; German Commercial Code §257), ms. */
const PAPERS_KEPT = 10 * 365 * 86_400_000;

const CONFLICT = { status: 409, envelope: 409 } as const;
const REFUSED = { status: 422, envelope: 422 } as const;

/** What configuration sheets add to the portal. Beside the role the side of a sheet is asked for, and for releasing a right of the person. */
export const SHEETS = {
  permissions: {
    'sheets.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'sheets.write': ['customer-lv1', 'customer-lv2', 'staff'],
    'sheets.answer': ['customer-lv1', 'customer-lv2', 'staff'],
    'sheets.release': ['staff'],
  },
  auditActions: {
    'sheet.list': 'read',
    'sheet.read': 'read',
    'sheet.printed': 'read',
    'sheet.exported': 'read',
    'sheet.created': 'deed',
    'sheet.edited': 'deed',
    'sheet.submitted': 'deed',
    'sheet.confirmed': 'deed',
    'sheet.returned': 'deed',
    'sheet.called-back': 'deed',
    'sheet.revised': 'deed',
    'sheet.released': 'deed',
    'sheet.discarded': 'deed',
    'sheet.cancelled': 'deed',
  },
  failures: {
    'sheet.wrong-state': CONFLICT,
    'sheet.own-answer': REFUSED,
    'sheet.own-release': REFUSED,
    'sheet.not-current': CONFLICT,
    'sheet.item-invalid': REFUSED,
    'sheet.item-unknown': REFUSED,
    'sheet.items': REFUSED,
    'sheet.mixed': REFUSED,
    'sheet.link-of-others': REFUSED,
    'sheet.reason': REFUSED,
    'sheet.in-force': CONFLICT,
    'sheet.none-in-force': CONFLICT,
  },
  mails: SHEET_MAILS,
  retention: {
    'design-sheets': {
      basis: 'contract',
      retainedFor: PAPERS_KEPT,
      atErasure: 'anonymised',
      tables: ['design_sheets', 'sheet_revisions', 'sheet_events'],
    },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly sheets: typeof SHEETS;
  }
}
