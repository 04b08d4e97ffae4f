import type { MailFacts } from '#kernel/declared.ts';

const LINK = 'https://portal.example.com/bill-manage/ci/42';

/** The mails about shipments and bills, to the customer's people (commerce §4, §9); nothing of them waits for an answer or lets anybody in. */
export const BILL_MAILS = {
  shipped: { secret: false, sample: { shipment: 'SH2601-00042', papers: 'CI2601-0003, PL2601-0003', link: LINK } },
  'bill-issued': { secret: false, sample: { bill: 'CI2601-0003', link: LINK } },
  'bill-void': { secret: false, sample: { bill: 'CI2601-0003', reason: 'Wrong consignee', link: LINK } },
} as const satisfies Readonly<Record<string, MailFacts>>;
export type BillMailName = keyof typeof BILL_MAILS;
