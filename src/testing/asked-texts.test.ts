import { describe, expect, test } from 'vitest';

type Texts = { readonly [key: string]: Texts | string };

const SOURCES = import.meta.glob<string>(['/src/**/web/**/*.{ts,tsx}', '!/src/**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const MODULES = import.meta.glob<Texts>('/src/modules/*/locales/en.json', { eager: true, import: 'default' });
const PLATFORM = import.meta.glob<Texts>(['/src/web/locales/en.json', '/src/app/web/*/locales/en.json'], {
  eager: true,
  import: 'default',
});

/** The texts of every namespace: a folder with `locales` names it. */
const TEXTS = new Map(
  Object.entries({ ...MODULES, ...PLATFORM }).map(([path, texts]) => [path.split('/').at(-3) ?? '', texts]),
);

/** The namespaces a screen speaks by, where it says so and they are always the same. */
function namespacesOf(source: string): readonly string[] {
  const said = [...new Set([...source.matchAll(/useTranslation\(([^)]*)\)/g)].map(([, names = '']) => names))];
  return said.length === 1 ? [...(said[0] ?? '').matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name) : [];
}

/** The keys a screen asks `t` for in so many words, also one of two by a condition; what is put together is left out. */
function keysAsked(source: string): readonly string[] {
  return [...source.matchAll(/\bt\(\s*([^,)`]*)/g)].flatMap(([, first = '']) =>
    [...first.matchAll(/(?:^|[?:])\s*'([^']+)'/g)].map(([, key = '']) => key),
  );
}

const PLURALS = ['', '_one', '_other'];

function isWorded(asked: string, namespaces: readonly string[]): boolean {
  const [key = '', named] = asked.split(':').reverse();
  const places = named === undefined ? namespaces : [named];
  return places.some((place) => PLURALS.some((form) => typeof textAt(TEXTS.get(place), key + form) === 'string'));
}

function textAt(texts: Texts | undefined, key: string): Texts | string | undefined {
  return key
    .split('.')
    .reduce<Texts | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
}

const SCREENS = Object.entries(SOURCES).flatMap(([path, source]) => {
  const namespaces = namespacesOf(source);
  return namespaces.length === 0 ? [] : [{ path, namespaces, keys: keysAsked(source) }];
});

describe('a screen asks for texts that there are', () => {
  test('in all parts of the portal', () => {
    expect(SCREENS.length).toBeGreaterThan(300);
    expect(SCREENS.flatMap(({ keys }) => keys).length).toBeGreaterThan(1000);
  });

  test('under the keys they have', () => {
    const unworded = SCREENS.flatMap(({ path, namespaces, keys }) =>
      keys.filter((key) => !isWorded(key, namespaces)).map((key) => `${path}: ${key}`),
    );
    expect(unworded).toEqual([]);
  });
});
