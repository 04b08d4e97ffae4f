import { LINES } from '#lines/index.ts';
import type { WebModule } from '#web/module.ts';
import { PATHS } from '#web/paths.ts';
import { SeriesPage } from './series/series-page.tsx';

/** The product lines: the first page of the portal, and a page for each line that is not configured here, or not yet. */
export const configuratorModule: WebModule = {
  name: 'configurator',
  extras: () => import('./extras.ts'),
  menuGroups: [{ name: 'menu.productConfig', icon: 'configure', order: 1 }],
  pages: [
    {
      id: 'series',
      path: PATHS.series,
      title: 'web:series.title',
      access: 'open',
      menu: { group: 'menu.productConfig', order: 1, name: 'menu.configSelect', id: '4', forVisitors: true },
      Component: SeriesPage,
    },
    {
      id: 'product-line',
      path: PATHS.productLine,
      known: { line: LINES.map(({ code }) => code) },
      title: ':line',
      tab: { per: 'line' },
      texts: ['enquiries'],
      load: () => import('./series/line-page.tsx'),
    },
  ],
};
