import type { Declaration } from '#kernel/declared.ts';

/** How long a document that was made is there again, ms: a year. */
export const DOCUMENTS_KEPT = 365 * 86_400_000;

/** What documents add to the portal. */
export const DOCUMENTS = {
  permissions: {
    'documents.download': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
  },
  auditActions: {
    'document.download': 'deed',
    'document.list': 'read',
  },
  failures: {
    'document.empty': { status: 422, envelope: 422 },
    'document.repeated': { status: 400, envelope: 400 },
  },
  retention: {
    documents: { basis: 'contract', retainedFor: DOCUMENTS_KEPT, atErasure: 'deleted', tables: ['documents'] },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly documents: typeof DOCUMENTS;
  }
}
