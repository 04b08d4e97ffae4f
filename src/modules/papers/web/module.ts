import { PAPERS_PATH } from '#modules/papers/domain/paths.ts';
import type { WebModule } from '#web/module.ts';

/** One search over all business documents. */
export const papersModule: WebModule = {
  name: 'papers',
  pages: [
    {
      id: 'papers',
      path: PAPERS_PATH,
      title: 'web:menu.papers',
      access: 'signed-in',
      menu: { group: 'menu.servicesSupport', order: 5, name: 'menu.papers', id: '24' },
      queries: true,
      texts: ['papers'],
      load: async () => (await import('./screens.ts')).SCREENS.papers(),
    },
  ],
};
