import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import type { Page, WebModule } from '#web/module.ts';
import { pathOfLine } from '#web/paths.ts';

/** Saved configurations: a new one, and one that is opened again. Their list stands with `documents`, which prints them. */
export const cartModule: WebModule = {
  name: 'cart',
  extras: () => import('./extras.ts'),
  pages: CONFIGURABLE.flatMap(wizardsOf),
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
    queries: true,
    texts: ['configurator'],
    load: () => import('./configure-page.tsx'),
  } as const;
  return [
    { ...wizard, id: `configure${own}`, path },
    { ...wizard, id: `edit${own}`, path: `${path}/:id`, tab: { per: 'id' } },
  ];
}
