import type { Declaration } from '#kernel/declared.ts';

/** What enquiries add to the portal. */
export const ENQUIRIES = {
  permissions: {
    'enquiries.read': ['staff', 'admin'],
  },
  auditActions: {
    'enquiry.list': 'read',
  },
  failures: {
    'enquiry.slowed': { status: 429, envelope: 429 },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly enquiries: typeof ENQUIRIES;
  }
}
