import { CONFIGURABLE, type ConfigurableCode, USUAL_LINE } from '#lines/configurable.ts';
import type { Page, WebModule } from '#web/module.ts';
import { pathOfLine } from '#web/paths.ts';

/** Saved configurations: a new one, and one that is opened again. Their list stands with `documents`, which prints them. */
export const cartModule: WebModule = {
  name: 'cart',
  extras: () => import('./extras.ts'),
  pages: CONFIGURABLE.flatMap(wizardsOf),
};

/** The wizard of a product line, for a new configuration and for a saved one. */
function wizardsOf(line: ConfigurableCode): readonly Page[] {
  const wizard = {
    title: line === USUAL_LINE ? 'configurator:wizard.title' : 'configurator:wizard.anyLine',
    queries: true,
    texts: ['configurator'],
    load: () => import('./configure-page.tsx'),
  } as const;
  return [
    { ...wizard, id: idOf('configure', line), path: pathOfLine(line) },
    { ...wizard, id: idOf('edit', line), path: `${pathOfLine(line)}/:id`, tab: { per: 'id' } },
  ];
}

/** The first line had these pages to itself: tabs are stored under their plain names. */
function idOf(page: string, line: string): string {
  return line === USUAL_LINE ? page : `${page}-${line.toLowerCase()}`;
}
