import { LOCALES, type Locale } from '#kernel/locale.ts';
import { composition } from '#web/composition.ts';
import { loadExtras } from '#web/extras.ts';
import { loadTexts } from '#web/language/i18n.ts';
import { visibleMenu } from '#web/menu/menu.ts';
import type {
  PaletteAction,
  PaletteAnswer,
  PaletteEntry,
  PalettePart,
  PaletteSource,
  Situation,
} from '#web/palette/palette.ts';
import { PORTAL_PART } from './actions.ts';

/** Everything that brings something to the palette. */
export async function loadParts(): Promise<readonly PalettePart[]> {
  return [PORTAL_PART, ...(await loadExtras()).flatMap(({ palette = [] }) => palette)];
}

/** Where entries come from that need no query: pages and actions, then what else the modules bring. */
export async function loadSources(): Promise<readonly PaletteSource[]> {
  const parts = await loadParts();
  return [menuPages, actionsOf(parts), ...parts.flatMap(({ sources = [] }) => sources)];
}

/** What answers what is typed. */
export async function loadAnswers(): Promise<readonly PaletteAnswer[]> {
  return (await loadParts()).flatMap(({ answers = [] }) => answers);
}

/** Fetches what pages and actions are named by, so that they are there before the first letter is typed. */
export async function prepareSources(): Promise<void> {
  await Promise.all([loadExtras(), ...LOCALES.map((locale) => loadTexts(locale, 'web'))]);
}

async function menuPages({ locale, permitted }: Situation): Promise<readonly PaletteEntry[]> {
  const names = await namesIn(locale);
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

interface NamedAction {
  readonly action: PaletteAction;
  readonly words: PalettePart['words'];
}

/** The actions of the portal and of its modules, in the order in which they are offered. */
function actionsOf(parts: readonly PalettePart[]): PaletteSource {
  const all = parts
    .flatMap(({ actions = [], words }) => actions.map((action): NamedAction => ({ action, words })))
    .sort((a, b) => a.action.order - b.action.order);
  return async (situation) =>
    all.filter(({ action }) => action.isOffered(situation)).map((named) => entryOf(named, situation));
}

function entryOf({ action: { id, icon, run }, words }: NamedAction, situation: Situation): PaletteEntry {
  const { locale } = situation;
  const others = othersThan(locale).flatMap((other) => words?.[other][id] ?? []);
  const own = words?.[locale][id];
  return {
    id: `action:${id}`,
    group: 'actions',
    icon,
    name: own?.name ?? id,
    otherNames: others.map(({ name }) => name),
    words: [own?.also ?? '', ...others.map(({ also }) => also)],
    run: (tools) => run(tools, situation),
  };
}

type Names = Pick<PaletteEntry, 'name' | 'otherNames'>;

/** What a text is in the language of the interface, and in the others. */
async function namesIn(locale: Locale): Promise<(key: string) => Names> {
  const [own, ...others] = await Promise.all([locale, ...othersThan(locale)].map((one) => loadTexts(one, 'web')));
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
