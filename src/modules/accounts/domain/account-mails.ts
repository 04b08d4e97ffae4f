import type { MailFacts } from '#kernel/declared.ts';

const NAME = { username: 'wang_gong' };
const CODE = { code: 'K7M2QX' };

/** The mails about accounts; their words stand in `server/mails`. */
export const ACCOUNT_MAILS = {
  'registration-code': { secret: true, sample: CODE },
  'password-reset-code': { secret: true, sample: CODE },
  'registration-done': { secret: false, sample: NAME },
  'registration-pending': { secret: false, sample: NAME },
  'registration-waiting': {
    secret: false,
    sample: {
      ...NAME,
      company: 'Acme Drives',
      link: 'https://portal.example.com/back-office/users?state=pending',
    },
  },
  'registration-refused': { secret: false, fleeting: true, sample: { ...NAME, company: 'Acme Drives' } },
  'account-confirmed': { secret: false, sample: NAME },
  invitation: { secret: true, sample: { ...NAME, link: 'https://portal.example.com/account/set-password?link=…' } },
  'password-changed': { secret: false, sample: NAME },
  'email-changed': { secret: false, fleeting: true, sample: NAME },
  'account-erased': { secret: false, fleeting: true, sample: NAME },
} as const satisfies Record<string, MailFacts>;
