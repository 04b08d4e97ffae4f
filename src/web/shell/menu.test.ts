import { describe, expect, it } from 'vitest';
import { MENU as PERMITTED_PAGES } from '#modules/accounts/domain/menu.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';
import { pathOfSavedProduct } from '#web/saved-product-path.ts';
import { highlightedPath, MENU, type MenuGroup, mayVisit, visibleMenu } from './menu.ts';

const WHOLE: MenuGroup[] = [
  {
    name: 'menu.productConfig',
    icon: 'configure',
    entries: [
      { id: '4', path: PATHS.series, name: 'menu.configSelect' },
      { id: '5', path: PATHS.sampleSelect, name: 'menu.sampleSelect' },
    ],
  },
  { name: 'menu.cart', icon: 'cart', entries: [{ id: '7', path: PATHS.cart, name: 'menu.myCart' }] },
];

describe('the highlighted entry', () => {
  it.each([
    ['/product-config/config-select', true, PATHS.series],
    ['/product-config/config-select/JRT', true, PATHS.series],
    ['/product-config/config-select/JRW/018f', false, PATHS.series],
    ['/product-config/sample-select/JRT', true, PATHS.sampleSelect],
    ['/product-config/sample-select/JRT', false, undefined],
    ['/config-order/my', true, PATHS.cart],
    ['/CONFIG-ORDER/MY', true, PATHS.cart],
    ['/config-order/mystery', true, undefined],
  ])('of %s (signed in: %s) is %s', (pathname, signedIn, expected) => {
    expect(highlightedPath(WHOLE, pathname, signedIn)).toBe(expected);
  });
});

describe('the menu', () => {
  it('shows a visitor the selection by series alone', () => {
    expect(visibleMenu(WHOLE, 'visitor').flatMap((group) => group.entries.map((entry) => entry.id))).toEqual(['4']);
  });

  it('shows those signed in what the server permits, and no empty group', () => {
    expect(visibleMenu(WHOLE, new Set(['7'])).map((group) => group.name)).toEqual(['menu.cart']);
  });

  it('has no id twice', () => {
    const ids = MENU.flatMap((group) => group.entries.flatMap((entry) => entry.id ?? []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the operation manual and what is kept of a person for everybody', () => {
    const paths = visibleMenu(MENU, new Set()).flatMap((group) => group.entries.map((entry) => entry.path));
    expect(paths).toEqual([PATHS.operationManual, PATHS.privacy]);
  });
});

describe('a page', () => {
  const LINE = pathOfSavedProduct('JRT', '018f');

  it.each([
    ['the selection by series', PATHS.series, ['4']],
    ['a configurator', pathOfLine('JRT'), ['4']],
    ['a product line', `${PATHS.series}/JRH`, ['4']],
    ['a saved line, also from the cart', LINE, ['4', '7']],
    ['the cart', PATHS.cart, ['7']],
    ['the cart in capitals', '/CONFIG-ORDER/MY', ['7']],
  ])('%s is reached with one of its ids alone', (_, path, ids) => {
    const reachedWith = ['1', '2', '4', '7', '22'].filter((id) => mayVisit(MENU, path, new Set([id])));
    expect(reachedWith).toEqual(ids);
    expect(mayVisit(MENU, path, new Set())).toBe(false);
  });

  it('that needs no id is reached by everybody', () => {
    for (const path of [PATHS.operationManual, '/nowhere', '/jci/x', '/config-order'])
      expect(mayVisit(MENU, path, new Set())).toBe(true);
  });

  it('is left to itself for a visitor, and until the server has told what is permitted', () => {
    expect(mayVisit(MENU, PATHS.cart, 'visitor')).toBe(true);
    expect(mayVisit(MENU, PATHS.cart, undefined)).toBe(true);
    expect(visibleMenu(MENU, undefined).map(({ name }) => name)).toEqual(['menu.servicesSupport']);
  });
});

it('the entries are the pages of the server’s table that are built, each with its group', () => {
  const pages = PERMITTED_PAGES.filter(({ built, group }) => built && group !== null).map(({ id }) => String(id));
  const ids = MENU.flatMap(({ entries }) => entries.flatMap(({ id = [] }) => id));
  expect(ids.sort()).toEqual(pages.sort());
});

it('the configurators of the lines stand behind the selection by series, not in the menu', () => {
  const paths = MENU.flatMap(({ entries }) => entries.map(({ path }) => path));
  expect(paths.filter((path) => /config-select\/./.test(path))).toEqual([]);
});
