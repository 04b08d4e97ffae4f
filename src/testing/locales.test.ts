import { describe, expect, test } from 'vitest';
import { PROBLEMS } from '#modules/accounts/domain/problems.ts';
import { FAILURES } from '#server/failures.ts';
import { COMPOSED } from './composed.ts';

type Texts = Readonly<Record<string, unknown>>;

const FILES = import.meta.glob<Texts>(
  [
    '/src/modules/*/locales/*.json',
    '/src/modules/*/server/locales/*.json',
    '/src/modules/*/server/mails/*.json',
    '/src/modules/*/web/words/*.json',
    '/src/app/web/*/words/*.json',
    '/src/server/locales/*.json',
    '/src/web/locales/*.json',
    '/src/app/web/*/locales/*.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
const FOLDERS = [...new Set(Object.keys(FILES).map((path) => path.replace(/\/[^/]+$/, '')))];

/** The texts of a file by their dotted keys. */
function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flat(value as Texts, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)]],
  );
}

function textsOf(folder: string, language: string): Map<string, string> {
  const file = FILES[`${folder}/${language}.json`];
  expect(file, `${folder}/${language}.json`).toBeDefined();
  return new Map(flat(file ?? {}));
}

/** Chinese has one plural form where English has two: forms of one text count as one. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|other)$/, '');

/** The texts of mails have placeholders of their own, which administrators type; all others are i18next's. */
const bracketsOf = (folder: string) => (folder.endsWith('/mails') ? /^\{\w+\}$/ : /^\{\{\w+\}\}$/);

/** What a text has filled in, in any order. */
const placeholders = (text: string) => [...new Set(text.match(/\{+\s*\w+/g) ?? [])].sort();

describe.each(FOLDERS)('the texts of %s', (folder) => {
  const [zh, en] = [textsOf(folder, 'zh-cn'), textsOf(folder, 'en')];

  test('have the same keys in both languages', () => {
    expect([...new Set([...en.keys()].map(withoutPlural))].sort()).toEqual(
      [...new Set([...zh.keys()].map(withoutPlural))].sort(),
    );
  });

  test('are never empty', () => {
    const empty = [...zh, ...en].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });

  test('write what is filled in the one way there is', () => {
    const brackets = bracketsOf(folder);
    const found = [...zh, ...en].flatMap(([, text]) => text.match(/\{+[^{}]*\}+/g) ?? []);
    expect(found.filter((placeholder) => !brackets.test(placeholder))).toEqual([]);
  });

  test('fill in the same things in both languages', () => {
    const both = [...zh].filter(([key]) => en.has(key));
    const different = both.filter(
      ([key, text]) => placeholders(text).join() !== placeholders(en.get(key) ?? '').join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });
});

test('both languages are there for several parts of the portal', () => {
  expect(FOLDERS.length).toBeGreaterThanOrEqual(3);
});

test.each(PROBLEMS)('the problem %s is worded once in each language, for browser and server', (problem) => {
  const places = Object.entries(FILES).filter(([, texts]) =>
    flat(texts).some(([key]) => new RegExp(`(^|\\.)problem\\.${problem}$`).test(key)),
  );
  expect(places.map(([path]) => path)).toEqual(
    ['en', 'zh-cn'].map((locale) => `/src/modules/accounts/locales/${locale}.json`),
  );
});

test.each(['zh-cn', 'en'])('every refusal of the server has a text in %s, and every text a refusal', (language) => {
  const keys = [...textsOf('/src/server/locales', language).keys()].filter((key) => key.startsWith('errors.'));
  expect(keys.sort()).toEqual(
    Object.keys(FAILURES)
      .map((code) => `errors.${code}`)
      .sort(),
  );
});

test.each(['zh-cn', 'en'] as const)('every refusal of a module has a text in %s', (locale) => {
  const declared = COMPOSED.all.flatMap(({ declares }) => Object.keys(declares?.failures ?? {}));
  expect(Object.keys(COMPOSED.failureTexts[locale]).sort()).toEqual(declared.sort());
});
