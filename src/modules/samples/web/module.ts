import type { WebModule } from '#web/module.ts';
import { PATHS } from '#web/paths.ts';

/** Where the sample catalogues begin; the catalogues themselves stand with `documents`, whose data sheets they offer. */
export const samplesModule: WebModule = {
  name: 'samples',
  extras: () => import('./extras.ts'),
  pages: [
    {
      id: 'samples',
      path: PATHS.sampleSelect,
      title: 'web:menu.sampleSelect',
      access: 'open',
      menu: { group: 'menu.productConfig', order: 2, name: 'menu.sampleSelect', permittedWith: '4', forVisitors: true },
      load: () => import('./entry-page.tsx'),
    },
  ],
};
