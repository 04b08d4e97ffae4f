import type { Declaration } from '#kernel/declared.ts';

/** What the audit log adds to the portal. */
export const AUDIT = {
  permissions: {
    'audit.read': ['admin'],
  },
  auditActions: {
    'audit.list': 'read',
    'audit.exported': 'deed',
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly audit: typeof AUDIT;
  }
}
