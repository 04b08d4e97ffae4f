import type { WebModule } from '#web/module.ts';
import { PATHS } from '#web/paths.ts';

/** From the machine to the drive. */
export const sizingModule: WebModule = {
  name: 'sizing',
  extras: () => import('./extras.ts'),
  pages: [
    {
      id: 'sizing',
      path: PATHS.sizing,
      title: 'web:menu.sizing',
      access: 'open',
      menu: { group: 'menu.productConfig', order: 3, name: 'menu.sizing', id: '28', forVisitors: true },
      queries: true,
      texts: ['sizing', 'cart'],
      load: () => import('./sizing-page.tsx'),
    },
  ],
};
