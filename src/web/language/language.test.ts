// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { storedLocale } from './language.ts';

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['that of the link that led here', '/no-mails/x?lang=en', undefined, 'en'],
  ['the one that was chosen, whatever the link says', '/no-mails/x?lang=en', 'zh-cn', 'zh-cn'],
  ['the default where the link names none of ours', '/no-mails/x?lang=fr', undefined, 'zh-cn'],
  ['the default where nothing says one', '/', undefined, 'zh-cn'],
])('the language is %s', (_, address, chosen, expected) => {
  window.history.replaceState(null, '', address);
  if (chosen !== undefined) localStorage.setItem('userLocale', chosen);
  expect(storedLocale()).toBe(expected);
});
