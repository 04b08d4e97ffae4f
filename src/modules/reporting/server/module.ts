import { REPORTING } from '#modules/reporting/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { watchReports } from './expire-reports.ts';
import { registerFigures } from './figure-routes.ts';
import { FIGURES_SHEET } from './jobs.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import mailsEn from './mails/en.json' with { type: 'json' };
import mailsZh from './mails/zh-cn.json' with { type: 'json' };
import { namesOfReports } from './names.ts';
import { REPORT_RECORDS, sweepReports } from './personal-records.ts';
import { registerReports } from './report-routes.ts';
import { seedDemoReports } from './seed-demo-reports.ts';
import { REPORT_TODO } from './todo-sources.ts';

/** Customer reporting: who reports a prospective customer and its project first is protected, once somebody has decided so. */
export const reportingModule: ServerModule = {
  name: 'reporting',
  declares: REPORTING,
  failureTexts: { 'zh-cn': zh, en },
  mailWords: { 'zh-cn': mailsZh, en: mailsEn },
  register(portal) {
    registerReports(portal);
    registerFigures(portal);
  },
  seeds: [{ demoOnly: true, run: seedDemoReports }],
  jobs: [FIGURES_SHEET],
  start: watchReports,
  forgets: { 'customer-reports': sweepReports },
  names: [namesOfReports],
  personalRecords: [REPORT_RECORDS],
  todo: REPORT_TODO,
  appendedTables: ['report_events'],
};
