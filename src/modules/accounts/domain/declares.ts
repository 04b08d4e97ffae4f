import type { Declaration } from '#kernel/declared.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';
import { RETENTION } from './retention.ts';

/** What accounts add to the portal. */
export const ACCOUNTS = {
  permissions: {
    'session.own': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'personal-data.own': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'menu.read': ['customer-lv1', 'customer-lv2', 'staff', 'admin'],
    'users.read': ['admin'],
    'users.write': ['admin'],
  },
  auditActions: {
    'user.list': 'read',
    'user.read': 'read',
    'user.registered': 'deed',
    'user.invited': 'deed',
    'user.invitation-resent': 'deed',
    'user.invitation-withdrawn': 'deed',
    'user.confirmed': 'deed',
    'user.refused': 'deed',
    'user.disabled': 'deed',
    'user.enabled': 'deed',
    'user.password-change-forced': 'deed',
    'user.menu-set': 'deed',
    'user.right-given': 'deed',
    'user.right-taken': 'deed',
    'user.edited': 'deed',
    'user.erased': 'deed',
    'password.set': 'deed',
    'password.changed': 'deed',
    'password.reset': 'deed',
    'administrator.link-made': 'deed',
    'session.opened': 'deed',
    'session.refused': 'deed',
    'session.closed': 'deed',
    'ticket.minted': 'deed',
    'ticket.redeemed': 'deed',
  },
  failures: {
    'login.wrong-credentials': { status: 401, envelope: 401 },
    'login.wrong-client': { status: 401, envelope: 401 },
    'login.slowed': { status: 429, envelope: 429 },
    'login.pending': { status: 403, envelope: 1001 },
    'password.wrong': { status: 422, envelope: 1001 },
    'register.taken': { status: 409, envelope: 1209 },
    'company.unknown': { status: 422, envelope: 1001 },
    'company.provider': { status: 422, envelope: 1001 },
    'code.wrong': { status: 422, envelope: 1001 },
    'code.slowed': { status: 429, envelope: 429 },
    'check.slowed': { status: 429, envelope: 429 },
    'partner.refused': { status: 403, envelope: 403 },
    'ticket.spent': { status: 410, envelope: 1001 },
    'link.spent': { status: 410, envelope: 1001 },
    'invitation.closed': { status: 409, envelope: 409 },
    'account.own': { status: 422, envelope: 1001 },
    'account.last-administrator': { status: 422, envelope: 1001 },
    'account.not-pending': { status: 409, envelope: 409 },
    'account.kept': { status: 422, envelope: 1001 },
    'rights.staff-only': { status: 422, envelope: 1001 },
    'menu.fixed': { status: 422, envelope: 1001 },
    'menu.empty': { status: 422, envelope: 1001 },
  },
  retention: RETENTION,
  mails: ACCOUNT_MAILS,
} as const satisfies Declaration;

declare module '#kernel/declared.ts' {
  interface Declared {
    readonly accounts: typeof ACCOUNTS;
  }
}
