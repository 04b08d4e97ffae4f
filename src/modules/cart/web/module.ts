import type { WebModule } from '#web/module.ts';
import { PATHS } from '#web/paths.ts';

/** Saved configurations: a new one, and one that is opened again. Their list stands with `documents`, which prints them. */
export const cartModule: WebModule = {
  name: 'cart',
  pages: [
    {
      id: 'configure',
      path: PATHS.configureJrt,
      title: 'configurator:wizard.title',
      queries: true,
      texts: ['configurator'],
      load: () => import('./configure-page.tsx'),
    },
    {
      id: 'edit',
      path: PATHS.editJrt,
      title: 'configurator:wizard.title',
      tab: { per: 'id' },
      queries: true,
      texts: ['configurator'],
      load: () => import('./configure-page.tsx'),
    },
  ],
};
