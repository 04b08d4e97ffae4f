import type { WebModule } from '#web/module.ts';
import { MANUAL_PAGES, MANUAL_PATHS } from './paths.ts';

/** The operation manual; all its pages share one tab. */
export const manualModule: WebModule = {
  name: 'manual',
  extras: () => import('./extras.ts'),
  menuGroups: [{ name: 'menu.servicesSupport', icon: 'support', order: 40 }],
  pages: [
    {
      id: 'manual',
      path: MANUAL_PATHS.contents,
      title: 'web:menu.operationManual',
      menu: { group: 'menu.servicesSupport', order: 1, name: 'menu.operationManual' },
      load: () => import('./screens.ts').then((screens) => screens.loadContents()),
    },
    {
      id: 'manual-page',
      path: MANUAL_PATHS.page,
      known: { page: MANUAL_PAGES },
      title: 'web:menu.operationManual',
      tab: { of: 'manual' },
      load: () => import('./screens.ts').then((screens) => screens.loadPage()),
    },
  ],
};
