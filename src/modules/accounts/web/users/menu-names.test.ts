import { expect, it } from 'vitest';
import { MENU } from '#modules/accounts/domain/menu.ts';
import web from '#web/locales/en.json' with { type: 'json' };
import { MENU_NAMES } from './menu-names.ts';

it('every menu id has a name among the texts of the shell', () => {
  const named = MENU.filter(({ id }) => (MENU_NAMES[id] ?? '') in web.menu).map(({ id }) => id);
  expect(named).toEqual(MENU.map(({ id }) => id));
});
