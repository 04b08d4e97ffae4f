import { ACCOUNTS } from '#modules/accounts/domain/declares.ts';
import { sweepAudit } from '#modules/audit/server/public.ts';
import { sweepMails } from '#modules/mail/server/public.ts';
import { sweepIdempotencyKeys } from '#server/idempotency.ts';
import { gauge } from '#server/metrics/exposition.ts';
import type { ServerModule } from '#server/module.ts';
import { registerAccounts } from './identity/account-routes.ts';
import { findEmail } from './identity/account-store.ts';
import { sweepAttempts } from './identity/attempt-store.ts';
import { sweepCodes } from './identity/code-store.ts';
import { sweepDevices } from './identity/device-store.ts';
import { countSessions, findActor, findPerson, sweepSessions } from './identity/session-store.ts';
import { sweepPartnerCalls, sweepTickets } from './identity/ticket-store.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import mailsEn from './mails/en.json' with { type: 'json' };
import mailsZh from './mails/zh-cn.json' with { type: 'json' };
import { namesOfOrganisations, namesOfPeople } from './names.ts';
import { sweepLinks } from './passwords/password-link-store.ts';
import { ACCOUNT_RECORDS } from './privacy/personal-records.ts';
import { registerPrivacy } from './privacy/privacy-routes.ts';
import { registerUsers } from './users/user-routes.ts';

/** People: registration, sign-in, sessions, passwords, codes, tickets, menu, privacy. */
export const accountsModule: ServerModule = {
  name: 'accounts',
  declares: ACCOUNTS,
  failureTexts: { 'zh-cn': zh, en },
  mailWords: { 'zh-cn': mailsZh, en: mailsEn },
  register(portal) {
    registerAccounts(portal);
    registerUsers(portal);
    registerPrivacy(portal);
  },
  sweeps: [sweepSessions, sweepAttempts, sweepCodes, sweepLinks, sweepPartnerCalls],
  // How long mails and events are kept stands with the other rules of privacy, which come after them.
  forgets: {
    browsers: sweepDevices,
    tickets: sweepTickets,
    answers: sweepIdempotencyKeys,
    mails: sweepMails,
    events: sweepAudit,
  },
  names: [namesOfPeople, namesOfOrganisations],
  personalRecords: ACCOUNT_RECORDS,
  figures: async (db, now) => [gauge('portal_sessions', 'Sessions that live.', await countSessions(db, now))],
  services: {
    findActor: (portal, db, token) => findActor(db, token, { now: portal.clock(), demo: portal.settings.demo }),
    findPerson: (portal, db, userId) => findPerson(db, userId, { demo: portal.settings.demo }),
    addressOf: findEmail,
  },
};
