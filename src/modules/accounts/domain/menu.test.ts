import { describe, expect, test } from 'vitest';
import type { Role } from '#kernel/actor.ts';
import { isMenuOf, lacksFixed, MENU, type MenuChoice, menuChoiceOf, menuEntriesOf, menuOf } from './menu.ts';

/** The menu as it is once every page exists. */
const COMPLETE = MENU.map((entry) => ({ ...entry, built: true }));

function idsOf(username: string, role: Role, menu = COMPLETE, menuIds: readonly number[] | null = null): number[] {
  return menuOf({ username, role, menuIds }, menu).flatMap((group) => [
    group.id,
    ...group.children.map((page) => page.id),
  ]);
}

describe('the menu', () => {
  test('holds every id of the specification once, and those of the back office', () => {
    expect(MENU.map((entry) => entry.id).sort((a, b) => a - b)).toEqual([
      1, 2, 4, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36,
      39,
    ]);
  });

  test.each<[string, Role, number[]]>([
    ['lv1-demo', 'customer-lv1', [1, 4, 28, 2, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 20, 27, 23, 24, 21, 22, 29, 26]],
    ['lv2-demo', 'customer-lv2', [1, 4, 28, 2, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 20, 27, 23, 24, 29, 26]],
    ['sales-demo', 'staff', [1, 4, 28, 2, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 20, 27, 23, 24, 21, 22, 29, 26]],
    [
      'admin',
      'admin',
      [2, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 20, 27, 23, 24, 21, 22, 29, 26, 30, 31, 32, 33, 34, 35, 36, 39],
    ],
  ])('of %s shows what the role needs', (username, role, ids) => {
    expect(idsOf(username, role)).toEqual(ids);
  });

  test('of user 2000 lacks my orders, and with it the whole group', () => {
    expect(idsOf('2000', 'staff')).toEqual(idsOf('sales-demo', 'staff').filter((id) => id !== 17 && id !== 18));
  });

  test('of a person with a list of their own shows the pages of it that the role has, each in its group', () => {
    const ids = (role: Role, menuIds: number[]) => idsOf('x', role, COMPLETE, menuIds);
    expect(ids('staff', [7, 14, 16])).toEqual([2, 7, 13, 14, 16]);
    expect(ids('staff', [2, 7])).toEqual([2, 7]);
    expect(ids('customer-lv2', [4, 19, 22, 999])).toEqual([1, 4]);
    expect(ids('staff', [])).toEqual([]);
    expect(ids('staff', [1, 2, 9])).toEqual([]);
    expect(idsOf('2000', 'staff', COMPLETE, [7, 18])).toEqual([2, 7]);
  });

  test('of an administrator keeps the pages of administration, whatever is chosen', () => {
    const administration = [30, 31, 32, 33, 34, 35, 36, 39];
    expect(idsOf('x', 'admin', COMPLETE, [4, 19])).toEqual([17, 19, ...administration]);
    expect(idsOf('x', 'admin', COMPLETE, [])).toEqual(administration);
  });

  test('shows the second order list to the administrator only', () => {
    const shown = (['customer-lv1', 'customer-lv2', 'staff', 'admin'] as const).filter((role) =>
      idsOf('x', role).includes(19),
    );
    expect(shown).toEqual(['admin']);
  });

  test('leads only to pages that exist', () => {
    expect(idsOf('lv1-demo', 'customer-lv1', [...MENU])).toEqual([
      1, 4, 28, 2, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 20, 27, 23, 24, 21, 22, 29, 26,
    ]);
    expect(idsOf('admin', 'admin', [...MENU])).toEqual([
      2, 7, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 20, 27, 23, 24, 21, 22, 29, 26, 30, 31, 32, 33, 34, 35, 36, 39,
    ]);
  });
});

test('an entry may be granted to an account where its role has it, built or not', () => {
  const roles = ['customer-lv1', 'customer-lv2', 'staff', 'admin'] as const;
  const having = (id: number) => roles.filter((role) => isMenuOf({ role, username: 'x' }, id));
  expect(having(4)).toEqual(['customer-lv1', 'customer-lv2', 'staff']);
  expect(having(22)).toEqual(['customer-lv1', 'staff', 'admin']);
  expect(having(32)).toEqual(['admin']);
  expect(having(999)).toEqual([]);
  expect(isMenuOf({ role: 'staff', username: '2000' }, 18)).toBe(false);
});

test.each<[Role, number[], boolean]>([
  ['admin', [7, 31, 33, 34, 35, 36, 39], true],
  ['admin', [31, 32, 33, 34, 35, 36, 39], false],
  ['staff', [7], false],
])('of %s the list %j lacks what stays: %s', (role, menuIds, expected) => {
  expect(lacksFixed(role, menuIds)).toBe(expected);
});

test('of an account an entry is free to choose, stays in any case, or is never had', () => {
  const ids = (username: string, role: Role, choice: MenuChoice) =>
    menuEntriesOf(role).flatMap((entry) => (menuChoiceOf(entry, username) === choice ? [entry.id] : []));
  expect(ids('2000', 'staff', 'never')).toEqual([18]);
  expect(ids('x', 'staff', 'never')).toEqual([]);
  expect(ids('x', 'staff', 'fixed')).toEqual([]);
  expect(ids('x', 'admin', 'fixed')).toEqual([31, 32, 33, 34, 35, 36, 39]);
});
