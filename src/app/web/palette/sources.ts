import { LOCALES, type Locale } from '#kernel/locale.ts';
import { composition } from '#web/composition.ts';
import { loadTexts } from '#web/language/i18n.ts';
import { visibleMenu } from '#web/menu/menu.ts';
import type { PaletteAction, PaletteEntry, PalettePart, PaletteSource, Situation } from '#web/palette/palette.ts';
import { PORTAL_ACTIONS } from './actions.ts';

/** What the modules bring, found by the name of its file as texts are, so that the first page does without. */
const PARTS: readonly PalettePart[] = Object.values(
  import.meta.glob<PalettePart>('/src/modules/*/web/palette.ts', { eager: true, import: 'palette' }),
);

/** The actions of the portal and of its modules, in the order in which they are offered. */
export const ACTIONS: readonly PaletteAction[] = [PORTAL_ACTIONS, ...PARTS.map(({ actions = [] }) => actions)]
  .flat()
  .sort((a, b) => a.order - b.order);

/** Where entries come from that need no query: pages and actions, then what else the modules bring. */
export const SOURCES: readonly PaletteSource[] = [menuPages, actions, ...PARTS.flatMap(({ sources = [] }) => sources)];

/** Fetches what pages and actions are named by, so that they are there before the first letter is typed. */
export async function prepareSources(): Promise<void> {
  const texts = LOCALES.flatMap((locale) => NAMESPACES.map((namespace) => loadTexts(locale, namespace)));
  await Promise.all(texts);
}

const NAMESPACES = ['web', 'palette'] as const;

async function menuPages({ locale, permitted }: Situation): Promise<readonly PaletteEntry[]> {
  const names = await namesIn('web', locale);
  return visibleMenu(composition.get().menu, permitted).flatMap((group) =>
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
