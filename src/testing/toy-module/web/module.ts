import type { WebModule } from '#web/module.ts';

/** The browser's half of a module that no portal ships: what a test registers to see that one line is all it takes. */
export const toyModule: WebModule = {
  name: 'toy',
  extras: () => import('./extras.ts'),
  menuGroups: [{ name: 'brand.title', icon: 'report', order: 3 }],
  pages: [
    {
      id: 'toys',
      path: '/toys',
      title: 'web:appearance.label',
      access: 'signed-in',
      menu: { group: 'brand.title', order: 1, name: 'appearance.label', id: '99' },
      queries: true,
      texts: ['web'],
      load: () => import('./toys-page.tsx'),
    },
    {
      id: 'toy',
      path: '/toys/:toy',
      title: ':toy',
      tab: { per: 'toy' },
      access: 'signed-in',
      texts: ['web'],
      load: () => import('./toys-page.tsx'),
    },
  ],
  redirects: { '/toy-box': '/toys' },
};
