import type { Declaration } from '#kernel/declared.ts';

const DAY = 86_400_000;

/** How long a file is kept that nothing refers to, ms. */
export const FILE_KEPT = DAY;

/** What long work and files add to the portal. */
export const JOBS = {
  permissions: {
    'files.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'files.write': ['customer-lv1', 'customer-lv2', 'staff'],
    'jobs.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    // The administrator cancels the work of the back office, and none of a customer.
    'jobs.write': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
  },
  auditActions: {
    'file.read': 'read',
    'file.sent': 'deed',
    'job.read': 'read',
    'job.cancelled': 'deed',
  },
  retention: {
    files: { basis: 'contract', retainedFor: FILE_KEPT, atErasure: 'deleted', tables: ['files'] },
    jobs: { basis: 'contract', retainedFor: 7 * DAY, atErasure: 'deleted', tables: ['jobs'] },
  },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly jobs: typeof JOBS;
  }
}
