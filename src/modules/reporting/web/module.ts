import { REPORT_PATHS } from '#modules/reporting/domain/paths.ts';
import type { WebModule } from '#web/module.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** Customer reporting: the reports and the figures of customers, and one report with its steps. */
export const reportingModule: WebModule = {
  name: 'reporting',
  extras: () => import('./extras.ts'),
  menuGroups: [{ name: 'menu.systemManager', icon: 'user', order: 6 }],
  pages: [
    {
      id: 'reports',
      path: REPORT_PATHS.list,
      title: 'web:menu.customerReporting',
      access: 'signed-in',
      menu: { group: 'menu.systemManager', order: 1, name: 'menu.customerReporting', id: '22' },
      queries: true,
      load: screen('reports'),
    },
    {
      id: 'report',
      path: REPORT_PATHS.report,
      title: 'reporting:one',
      tab: { per: 'id' },
      access: 'signed-in',
      queries: true,
      load: screen('report'),
    },
  ],
};
