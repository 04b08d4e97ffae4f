import type { Declaration } from '#kernel/declared.ts';
import { transitions } from '#kernel/transitions.ts';

/** What lending toys adds to a portal. */
export const TOY = {
  permissions: { 'toys.lend': ['customer-lv1', 'staff'] },
  auditActions: { 'toy.list': 'read', 'toy.lent': 'deed', 'toy.returned': 'deed' },
  failures: { 'toy.not-lent': { status: 409, envelope: 409 } },
  retention: { toys: { basis: 'contract', retainedFor: 3_600_000, atErasure: 'deleted', tables: ['toy_loans'] } },
  mails: { 'toy-returned': { secret: false, sample: { username: 'wang_gong', toy: 'Bear' } } },
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly toy: typeof TOY;
  }
}

/** A toy is lent, and comes back. */
export const LOAN_STATES = transitions<'lent' | 'returned', 'return'>('lent', ['return'], {
  lent: { return: 'returned' },
  returned: {},
});
