import { expect, it } from 'vitest';
import { MENU } from '#modules/accounts/domain/menu.ts';
import accounts from '#modules/accounts/locales/en.json' with { type: 'json' };
import web from '#web/locales/en.json' with { type: 'json' };
import { MENU_NAMES } from './menu-names.ts';

it('every menu id has a name, the shell’s or one of a page nobody has built yet', () => {
  const names = [
    ...Object.keys(web.menu).map((name) => `web:menu.${name}`),
    ...Object.keys(accounts.users.menu.page).map((name) => `accounts:users.menu.page.${name}`),
  ];
  expect(MENU.filter(({ id }) => !names.includes(MENU_NAMES[id] ?? ''))).toEqual([]);
});
