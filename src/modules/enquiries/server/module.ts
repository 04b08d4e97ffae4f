import { ENQUIRIES } from '#modules/enquiries/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { registerEnquiries } from './enquiry-routes.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { enquiriesOfPerson, sweepEnquiries } from './personal-records.ts';

/** Enquiries on product lines that are not configured yet. */
export const enquiriesModule: ServerModule = {
  name: 'enquiries',
  declares: ENQUIRIES,
  failureTexts: { 'zh-cn': zh, en },
  register: registerEnquiries,
  forgets: { enquiries: sweepEnquiries },
  personalRecords: [enquiriesOfPerson],
};
