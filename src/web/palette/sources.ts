import { LOCALES, type Locale, textIn } from '#kernel/locale.ts';
import { loadTexts } from '#web/i18n.ts';
import { manualIn, pathOfPage, sectionsOf } from '#web/manual/manual.ts';
import { pathOfLine } from '#web/paths.ts';
import { MENU, mayVisit, visibleMenu } from '#web/shell/menu.ts';
import { ACTIONS } from './actions.ts';
import type { PaletteEntry, Situation } from './palette.ts';

/** Where entries come from that need no query; a module adds its own. */
export const SOURCES: readonly ((situation: Situation) => Promise<readonly PaletteEntry[]>)[] = [
  menuPages,
  productLines,
  actions,
  manualPlaces,
];

/** Fetches what pages and actions are named by, so that they are there before the first letter is typed. */
export async function prepareSources(): Promise<void> {
  const texts = LOCALES.flatMap((locale) => NAMESPACES.map((namespace) => loadTexts(locale, namespace)));
  await Promise.all([...texts, loadProductLines()]);
}

const NAMESPACES = ['web', 'palette'] as const;
const loadProductLines = () => import('#lines/index.ts');

async function menuPages({ locale, permitted }: Situation): Promise<readonly PaletteEntry[]> {
  const names = await namesIn('web', locale);
  return visibleMenu(MENU, permitted).flatMap((group) =>
    group.entries.map(({ path, name }) => ({
      id: `page:${path}`,
      group: 'pages',
      icon: group.icon,
      ...names(name),
      words: names(group.name).otherNames,
      detail: names(group.name).name,
      run: ({ navigate }) => navigate(path),
    })),
  );
}

async function productLines({ locale, permitted }: Situation): Promise<readonly PaletteEntry[]> {
  const { LINES } = await loadProductLines();
  return LINES.filter(({ code, stage }) => stage !== 'soon' && mayVisit(MENU, pathOfLine(code), permitted)).map(
    ({ code, name }) => ({
      id: `line:${code}`,
      group: 'pages',
      icon: 'configure',
      name: `${code} ${textIn(name, locale)}`,
      otherNames: othersThan(locale).map((other) => `${code} ${textIn(name, other)}`),
      words: [],
      run: ({ navigate }) => navigate(pathOfLine(code)),
    }),
  );
}

async function actions(situation: Situation): Promise<readonly PaletteEntry[]> {
  const names = await namesIn('palette', situation.locale);
  return ACTIONS.filter(({ isOffered }) => isOffered(situation)).map(({ id, icon, run }) => {
    const also = names(`action.${id}.also`);
    return {
      id: `action:${id}`,
      group: 'actions',
      icon,
      ...names(`action.${id}.name`),
      words: [also.name, ...also.otherNames],
      run: (tools) => run(tools, situation),
    };
  });
}

/** The headings of the manual: found in the language they are read in. */
async function manualPlaces({ locale }: Situation): Promise<readonly PaletteEntry[]> {
  return (await manualIn(locale)).flatMap((page) =>
    sectionsOf(page).map(({ id, heading }) => ({
      id: `manual:${page.name}${id === undefined ? '' : `#${id}`}`,
      group: 'manual',
      icon: 'support',
      name: heading,
      otherNames: [],
      words: [],
      ...(id !== undefined && { detail: page.title }),
      run: ({ navigate }) => navigate(`${pathOfPage(page.name)}${id === undefined ? '' : `#${id}`}`),
    })),
  );
}

type Names = Pick<PaletteEntry, 'name' | 'otherNames'>;

/** What a text is in the language of the interface, and in the others. */
async function namesIn(namespace: (typeof NAMESPACES)[number], locale: Locale): Promise<(key: string) => Names> {
  const [own, ...others] = await Promise.all([locale, ...othersThan(locale)].map((one) => loadTexts(one, namespace)));
  return (key) => ({ name: textAt(own, key), otherNames: others.map((texts) => textAt(texts, key)) });
}

function textAt(texts: unknown, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined), texts);
  return typeof found === 'string' ? found : '';
}

function othersThan(locale: Locale): readonly Locale[] {
  return LOCALES.filter((other) => other !== locale);
}
