import type { MailFacts } from '#kernel/declared.ts';

const ABOUT = {
  report: 'CR2601-00042',
  company: 'Acme Conveyors',
  project: 'Hall 2',
  link: 'https://portal.example.com/system-manager/customerReporting/42',
} as const;

/** The mails about reports (commerce §4, the effect `mail` of each row): nothing in one of them lets anybody in. */
export const REPORT_MAILS = {
  'report-filed': { secret: false, sample: { ...ABOUT, who: 'Wang' } },
  'report-decided': {
    secret: false,
    sample: { ...ABOUT, decision: 'Approved', details: 'Protected until 2026-07-01' },
  },
  'report-extended': { secret: false, sample: { ...ABOUT, until: '2026-12-28' } },
  'report-expired': { secret: false, sample: { ...ABOUT, until: '2026-07-01' } },
} as const satisfies Readonly<Record<string, MailFacts>>;

export type ReportMailName = keyof typeof REPORT_MAILS;

/** The mails about reports that nobody has to answer: these can be switched off. */
export const OPTIONAL_REPORT_MAILS = [
  'report-decided',
  'report-extended',
  'report-expired',
] as const satisfies ReportMailName[];
