import type { MailFacts } from '#kernel/declared.ts';

const ABOUT = {
  file: 'orders-2026-01.xlsx',
  link: 'https://portal.example.com/back-office/imports?import=42',
} as const;

/** The mails to whoever had an order file imported, once that has ended (commerce §9); nothing of them waits for an answer or lets anybody in. */
export const IMPORT_MAILS = {
  'job-done': { secret: false, sample: { ...ABOUT, taken: '1180', unchanged: '14', older: '0', refused: '6' } },
  'job-failed': { secret: false, sample: { ...ABOUT, taken: '500', reason: 'The file is broken' } },
} as const satisfies Readonly<Record<string, MailFacts>>;

export type ImportMailName = keyof typeof IMPORT_MAILS;
