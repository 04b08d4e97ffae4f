import { releasesOf } from '#modules/catalogue/server/public.ts';
import { SIZING } from '#modules/sizing/domain/declares.ts';
import type { ServerModule } from '#server/module.ts';
import { registerAxes } from './axes/axes-routes.ts';
import { registerCases } from './cases/case-routes.ts';
import en from './locales/en.json' with { type: 'json' };
import zh from './locales/zh-cn.json' with { type: 'json' };
import { SIZING_RECORDS } from './personal-records.ts';
import { registerRecheck } from './recheck.ts';
import { registerReports, SIZING_PDF } from './report/report-routes.ts';
import { registerSites } from './sites/site-routes.ts';
import { registerSizing } from './sizing-routes.ts';

/** From the machine to the drive; it stores what a person keeps, and nothing else. */
export const sizingModule: ServerModule = {
  name: 'sizing',
  declares: SIZING,
  failureTexts: { 'zh-cn': zh, en },
  jobs: [SIZING_PDF],
  personalRecords: [SIZING_RECORDS],
  register(portal) {
    const releases = releasesOf(portal);
    registerSizing(portal, releases);
    registerAxes(portal, releases);
    registerReports(portal, releases);
    registerCases(portal, releases);
    registerRecheck(portal, releases);
    registerSites(portal);
  },
};
