import { expect, it } from 'vitest';
import { createI18n, loadTexts } from './language/i18n.ts';

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null ? keysOf(text, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

/** The names of the texts; how many plural forms a text has is a matter of the language. */
function namesOf(texts: object): string[] {
  return [...new Set(keysOf(texts).map((key) => key.replace(/_(one|other)$/, '')))].sort();
}

it.each(['web', 'accounts'])('the texts of %s have the same keys in both languages', async (namespace) => {
  const chinese = namesOf(await loadTexts('zh-cn', namespace));
  const english = namesOf(await loadTexts('en', namespace));
  expect(chinese.length).toBeGreaterThan(5);
  expect(english).toEqual(chinese);
});

it('a screen’s texts change with the language', async () => {
  const i18n = await createI18n('zh-cn');
  await i18n.loadNamespaces('accounts');
  expect(i18n.t('accounts:login.submit')).toBe('登录');
  await i18n.changeLanguage('en');
  expect(i18n.t('accounts:login.submit')).toBe('Log in');
});

it('a module without texts has none', async () => {
  expect(await loadTexts('en', 'no-such-module')).toEqual({});
});
