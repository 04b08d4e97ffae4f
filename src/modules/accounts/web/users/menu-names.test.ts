import { expect, it } from 'vitest';
import { MENU } from '#modules/accounts/domain/menu.ts';
import web from '#web/locales/en.json' with { type: 'json' };
import { MENU_NAMES } from './menu-names.ts';

it('every menu id has a name of the shell’s', () => {
  const names = Object.keys(web.menu).map((name) => `web:menu.${name}`);
  expect(MENU.filter(({ id }) => !names.includes(MENU_NAMES[id] ?? ''))).toEqual([]);
});
