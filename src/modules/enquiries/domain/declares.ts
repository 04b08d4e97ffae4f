import type { Declaration } from '#kernel/declared.ts';

/** What the samples of the mails are about. */
const NUMBERED = { line: 'ABC', number: '9F2C-81D0' } as const;
const DESK = 'https://portal.example.com/services-support/enquiries';
const OF_STAFF = { ...NUMBERED, company: 'Acme Drives', link: DESK } as const;

/** What enquiries add to the portal. */
export const ENQUIRIES = {
  permissions: {
    'enquiries.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'enquiries.answer': ['staff'],
    'enquiries.reply': ['customer-lv1', 'customer-lv2'],
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
    'enquiry.replied': 'deed',
  },
  failures: {
    'enquiry.slowed': { status: 429, envelope: 429 },
    'enquiry.reply-slowed': { status: 429, envelope: 429 },
    'enquiry.wrong-state': { status: 409, envelope: 409 },
  },
  mails: {
    'enquiry-received': {
      secret: false,
      sample: OF_STAFF,
    },
    'enquiry-added': {
      secret: false,
      sample: OF_STAFF,
    },
    'enquiry-replied': {
      secret: false,
      sample: OF_STAFF,
    },
    'enquiries-gathered': {
      secret: false,
      sample: { count: '12', link: DESK },
    },
    'enquiry-receipt-visitor': {
      secret: false,
      sample: NUMBERED,
    },
    'enquiry-receipt': {
      secret: false,
      sample: {
        username: 'Wang',
        ...NUMBERED,
        question: '120 kNm, 18 r/min',
        link: DESK,
      },
    },
    'enquiry-answered': {
      secret: false,
      sample: {
        username: 'Wang',
        ...NUMBERED,
        question: '120 kNm, 18 r/min',
        answer: 'Size 18 fits.',
        link: DESK,
      },
    },
    'enquiry-answered-visitor': {
      secret: false,
      sample: {
        username: 'Wang',
        ...NUMBERED,
        question: '120 kNm, 18 r/min',
        answer: 'Size 18 fits.',
        link: 'https://portal.example.com/product-config',
      },
    },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly enquiries: typeof ENQUIRIES;
  }
}
