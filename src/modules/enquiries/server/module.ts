import { ENQUIRIES } from '#modules/enquiries/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { enquiryFigures } from './enquiry-figures.ts';
import { registerEnquiries } from './enquiry-routes.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import mailsEn from './mails/en.json' with { type: 'json' };
import mailsZh from './mails/zh-cn.json' with { type: 'json' };
import { namesOfEnquiries } from './names.ts';
import { enquiriesOfPerson, sweepEnquiries } from './personal-records.ts';
import { seedDemoEnquiries } from './seed-demo-enquiries.ts';

/** Enquiries: asked by anybody, answered by staff. */
export const enquiriesModule: ServerModule = {
  name: 'enquiries',
  declares: ENQUIRIES,
  failureTexts: { 'zh-cn': zh, en },
  mailWords: { 'zh-cn': mailsZh, en: mailsEn },
  register: registerEnquiries,
  seeds: [{ demoOnly: true, run: seedDemoEnquiries }],
  forgets: { enquiries: sweepEnquiries },
  names: [namesOfEnquiries],
  personalRecords: [enquiriesOfPerson],
  figures: enquiryFigures,
};
