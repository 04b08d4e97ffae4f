import type { WebModule } from '#web/module.ts';

/** The browser's half of a module that no portal ships: what a test registers to see that one line is all it takes. */
export const toyModule: WebModule = {
  name: 'toy',
  extras: () => import('./extras.ts'),
  menuGroups: [{ name: 'menu.productDesign', icon: 'report', order: 3 }],
  pages: [
    {
      id: 'toys',
      path: '/toys',
      title: 'web:menu.designSheets',
      access: 'signed-in',
      menu: { group: 'menu.productDesign', order: 1, name: 'menu.designSheets', id: '99' },
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
