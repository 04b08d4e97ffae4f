import type { Declaration } from '#kernel/declared.ts';

/** How long a document that was made is there again, ms: a year. */
export const DOCUMENTS_KEPT = 365 * 86_400_000;

const REFUSED = { status: 422, envelope: 422 } as const;
const SLOWED = { status: 429, envelope: 429 } as const;

/** What documents add to the portal. */
export const DOCUMENTS = {
  permissions: {
    'documents.download': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'documents.send': ['customer-lv1', 'customer-lv2', 'staff'],
  },
  auditActions: {
    'document.download': 'deed',
    'document.list': 'read',
    'document.mailed': 'deed',
    'document.mail-stopped': 'deed',
    'document.mail-allowed': 'deed',
  },
  failures: {
    'document.empty': { status: 422, envelope: 422 },
    'document.repeated': { status: 400, envelope: 400 },
    'drawing.sign-in': { status: 401, envelope: 401 },
    'drawing.unknown-format': { status: 404, envelope: 404 },
    'drawing.missing-dimension': REFUSED,
    'document-mail.no-address': REFUSED,
    'document-mail.address': REFUSED,
    'document-mail.too-many': REFUSED,
    'document-mail.unwanted': REFUSED,
    'document-mail.per-hour': SLOWED,
    'document-mail.per-day': SLOWED,
    'no-send.unknown': { status: 404, envelope: 404 },
  },
  retention: {
    documents: { basis: 'contract', retainedFor: DOCUMENTS_KEPT, atErasure: 'deleted', tables: ['documents'] },
    'document-mails': {
      basis: 'contract',
      retainedFor: DOCUMENTS_KEPT,
      atErasure: 'deleted',
      tables: ['document_mails'],
    },
    'no-send': { basis: 'security', retainedFor: 'withdrawal', atErasure: 'kept', tables: ['no_send_addresses'] },
  },
  mails: {
    'technical-document': {
      secret: false,
      sample: {
        sender: 'Wang Fang',
        company: 'Acme Drives',
        product: 'ABC67',
        link: 'https://portal.example.com/no-mails/…',
      },
    },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly documents: typeof DOCUMENTS;
  }
}
