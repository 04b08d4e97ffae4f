import type { Declaration } from '#kernel/declared.ts';

/** What mails add to the portal. */
export const MAIL = {
  permissions: {
    'mails.read': ['admin'],
    'mails.write': ['admin'],
  },
  auditActions: {
    'mail.list': 'read',
    'mail.read': 'read',
    'mail.retried': 'deed',
    'mail.template-changed': 'deed',
    'mail.template-reset': 'deed',
    'mail.test-sent': 'deed',
  },
  failures: {
    'mail.not-failed': { status: 409, envelope: 409 },
    'mail.expired': { status: 410, envelope: 1001 },
    'mail.no-address': { status: 422, envelope: 1001 },
    'mail.attachments-too-large': { status: 422, envelope: 1001 },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly mail: typeof MAIL;
  }
}
