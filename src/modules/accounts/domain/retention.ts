import type { RetentionRule } from '#kernel/retention.ts';
import { LONGEST_WINDOW } from './limits.ts';
import { LINK_LIVES } from './password-link.ts';
import { SESSION_LIMITS } from './session-life.ts';
import { CODES } from './verification-code.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

const LONGEST_LINK = Math.max(...Object.values(LINK_LIVES));

/**
 * What is kept of a person, why, for how long, and what a deletion does to it: the one place the privacy page, the sweep,
 * the export and the erasure go by (PIPL articles 17, 19, 45, 47; GDPR articles 5, 13, 15, 17, 20). Where the law names no
 * time, the shortest that serves the purpose: three years for what was done is the general limitation period of the Civil
 * Code of China (article 188) and more than the six months its Cybersecurity Law asks of logs (article 21).
 */
export const RETENTION = {
  account: { basis: 'contract', retainedFor: 'erasure', atErasure: 'anonymised', tables: ['users'] },
  profile: { basis: 'contract', retainedFor: 'erasure', atErasure: 'deleted', tables: ['users'] },
  assignments: { basis: 'contract', retainedFor: 'erasure', atErasure: 'deleted', tables: ['staff_assignments'] },
  rights: { basis: 'contract', retainedFor: 'erasure', atErasure: 'deleted', tables: ['staff_rights'] },
  sessions: {
    basis: 'contract',
    retainedFor: SESSION_LIMITS.remembered.absolute,
    atErasure: 'deleted',
    tables: ['sessions'],
  },
  browsers: { basis: 'security', retainedFor: 400 * DAY, atErasure: 'deleted', tables: ['known_devices'] },
  attempts: {
    basis: 'security',
    retainedFor: LONGEST_WINDOW,
    atErasure: 'runs-out',
    tables: ['attempts'],
    notExported: 'unattributable',
  },
  codes: { basis: 'security', retainedFor: CODES.life, atErasure: 'deleted', tables: ['verification_codes'] },
  tickets: { basis: 'contract', retainedFor: DAY, atErasure: 'deleted', tables: ['sign_in_tickets'] },
  links: { basis: 'contract', retainedFor: LONGEST_LINK, atErasure: 'deleted', tables: ['password_links'] },
  answers: { basis: 'security', retainedFor: DAY, atErasure: 'deleted', tables: ['idempotency_keys'] },
  mails: { basis: 'contract', retainedFor: 30 * DAY, atErasure: 'deleted', tables: ['mails'] },
  events: { basis: 'security', retainedFor: 3 * YEAR, atErasure: 'kept', tables: ['audit_events'] },
  enquiries: {
    basis: 'contract',
    retainedFor: 3 * YEAR,
    atErasure: 'anonymised',
    tables: ['enquiries', 'enquiry_answers'],
  },
  business: {
    basis: 'contract',
    retainedFor: 'organisation',
    atErasure: 'kept',
    tables: ['configurations', 'product_releases', 'mail_templates'],
  },
} as const satisfies Record<string, RetentionRule>;
