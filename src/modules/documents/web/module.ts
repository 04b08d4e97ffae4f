import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import type { Page, WebModule } from '#web/module.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';

/** What is configured and what is saved, both with their documents: the wizards, and the list of saved configurations. */
export const documentsModule: WebModule = {
  name: 'documents',
  menuGroups: [{ name: 'menu.cart', icon: 'cart', order: 2 }],
  pages: [
    ...CONFIGURABLE.flatMap(wizardsOf),
    {
      id: 'cart',
      path: PATHS.cart,
      title: 'cart:title',
      access: 'signed-in',
      menu: { group: 'menu.cart', order: 1, name: 'menu.myCart', id: '7', leadsTo: pathOfLine(USUAL_LINE) },
      queries: true,
      texts: ['cart'],
      load: () => import('./saved-lines-page.tsx'),
    },
  ],
  redirects: { '/config-order': PATHS.cart },
};

/**
 * The wizard of a product line, for a new configuration and for a saved one. The first line had these pages to itself: tabs are
 * stored under their plain names.
 */
function wizardsOf(line: string): readonly Page[] {
  const [title, own] = line === USUAL_LINE ? ['title', ''] : ['anyLine', `-${line.toLowerCase()}`];
  const path = pathOfLine(line);
  const wizard = {
    title: `configurator:wizard.${title}`,
    isWide: true,
    queries: true,
    texts: ['configurator', 'cart', 'enquiries'],
    load: () => import('./configure-page.tsx'),
  } as const;
  return [
    { ...wizard, id: `configure${own}`, path },
    { ...wizard, id: `edit${own}`, path: `${path}/:id`, tab: { per: 'id' } },
  ];
}
