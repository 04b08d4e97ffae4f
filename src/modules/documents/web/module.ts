import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import { SAMPLED } from '#lines/sampled.ts';
import { NO_SEND_PATH } from '#modules/documents/domain/no-send.ts';
import { MY_DOCUMENTS_PATH } from '#modules/documents/domain/paths.ts';
import type { Page, WebModule } from '#web/module.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** What is configured, with its documents: the wizards. */
export const documentsModule: WebModule = {
  name: 'documents',
  extras: () => import('./extras.ts'),
  pages: [
    ...CONFIGURABLE.flatMap(wizardsOf),
    ...SAMPLED.flatMap(samplesOf),
    {
      id: 'my-documents',
      path: MY_DOCUMENTS_PATH,
      title: 'web:menu.myDocuments',
      access: 'signed-in',
      menu: { group: 'menu.servicesSupport', order: 4, name: 'menu.myDocuments', id: '23' },
      queries: true,
      texts: ['documents', 'cart'],
      load: screen('myDocuments'),
    },
    {
      id: 'no-mails',
      path: NO_SEND_PATH,
      title: 'documents:noMails.page',
      // Tabs are stored, and the address speaks for whoever was mailed.
      tab: 'none',
      access: 'open',
      queries: true,
      texts: ['documents'],
      load: () => import('./mailing/no-mails-page.tsx'),
    },
    {
      id: 'operating-instructions',
      path: PATHS.operatingInstructions,
      title: 'web:menu.operatingInstructions',
      menu: { group: 'menu.servicesSupport', order: 6, name: 'menu.operatingInstructions' },
      texts: ['documents', 'cart'],
      load: () => import('./instructions-page.tsx'),
    },
  ],
};

/**
 * The wizard of a product line, for a new configuration and for a saved one. The first line had these pages to itself: tabs are
 * stored under their plain names.
 */
function wizardsOf(line: string): readonly Page[] {
  const [title, own] = line === USUAL_LINE ? ['title', ''] : [`of.${line}`, `-${line.toLowerCase()}`];
  const path = pathOfLine(line);
  const wizard = {
    title: `configurator:wizard.${title}`,
    isWide: true,
    queries: true,
    texts: ['configurator', 'cart', 'documents', 'enquiries'],
    load: () => import('./configure-page.tsx'),
  } as const;
  return [
    { ...wizard, id: `configure${own}`, path },
    { ...wizard, id: `edit${own}`, path: `${path}/:id`, tab: { per: 'id' } },
  ];
}

/** The sample catalogue of a product line, where a new configuration begins, and one that was saved from it. */
function samplesOf(line: string): readonly Page[] {
  const own = line === SAMPLED[0] ? '' : `-${line.toLowerCase()}`;
  const path = pathOfLineIn(PATHS.samples, line);
  const catalogue = {
    title: 'samples:page',
    isWide: true,
    queries: true,
    texts: ['samples', 'configurator', 'cart', 'documents', 'enquiries'],
    load: () => import('./sample-page.tsx'),
  } as const;
  return [
    { ...catalogue, id: `sample-select${own}`, path },
    { ...catalogue, id: `sample-edit${own}`, path: `${path}/:id`, tab: { per: 'id' } },
  ];
}

function pathOfLineIn(path: string, line: string): string {
  return path.replace(':line', line);
}
