import type { Declaration } from '#kernel/declared.ts';

/** What documents add to the portal. */
export const DOCUMENTS = {
  permissions: {
    'documents.download': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
  },
  auditActions: {
    'document.download': 'deed',
  },
  failures: {
    'document.empty': { status: 422, envelope: 422 },
    'document.repeated': { status: 400, envelope: 400 },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly documents: typeof DOCUMENTS;
  }
}
