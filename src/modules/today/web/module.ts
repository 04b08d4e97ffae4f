import { TODAY_PATH } from '#modules/today/domain/paths.ts';
import type { WebModule } from '#web/module.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** What a person has to do; the mark in the header leads there too, and the strip of the first page. */
export const todayModule: WebModule = {
  name: 'today',
  start: () => import('./today-strip.tsx'),
  menuGroups: [{ name: 'menu.work', icon: 'calendar', order: 0 }],
  pages: [
    {
      id: 'today',
      path: TODAY_PATH,
      title: 'web:menu.today',
      access: 'signed-in',
      menu: { group: 'menu.work', order: 1, name: 'menu.today', id: '26' },
      queries: true,
      load: screen('today'),
    },
  ],
};
