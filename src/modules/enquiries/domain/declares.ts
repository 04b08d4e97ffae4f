import type { Declaration } from '#kernel/declared.ts';

/** What enquiries add to the portal. */
export const ENQUIRIES = {
  permissions: {
    'enquiries.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'enquiries.answer': ['staff'],
  },
  auditActions: {
    'enquiry.list': 'read',
    'enquiry.read': 'read',
    'enquiry.received': 'deed',
    'enquiry.taken': 'deed',
    'enquiry.returned': 'deed',
    'enquiry.answered': 'deed',
    'enquiry.closed': 'deed',
    'enquiry.reopened': 'deed',
  },
  failures: {
    'enquiry.slowed': { status: 429, envelope: 429 },
    'enquiry.wrong-state': { status: 409, envelope: 409 },
  },
  mails: {
    'enquiry-received': {
      secret: false,
      sample: {
        line: 'ABC',
        company: 'Acme Drives',
        link: 'https://portal.example.com/services-support/enquiries',
      },
    },
    'enquiries-gathered': {
      secret: false,
      sample: { count: '12', link: 'https://portal.example.com/services-support/enquiries' },
    },
    'enquiry-receipt-visitor': {
      secret: false,
      sample: { line: 'ABC', number: '9F2C-81D0' },
    },
    'enquiry-receipt': {
      secret: false,
      sample: { username: 'Wang', line: 'ABC', number: '9F2C-81D0', question: '120 kNm, 18 r/min' },
    },
    'enquiry-answered': {
      secret: false,
      sample: { username: 'Wang', line: 'ABC', question: '120 kNm, 18 r/min', answer: 'Size 18 fits.' },
    },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly enquiries: typeof ENQUIRIES;
  }
}
