import { describe, expect, it } from 'vitest';
import { PATHS } from '#web/paths.ts';
import { highlightedPath, type MenuGroup, visibleMenu } from './menu.ts';

const WHOLE: MenuGroup[] = [
  {
    name: 'menu.productConfig',
    icon: 'configure',
    entries: [
      { id: '4', path: PATHS.series, name: 'menu.configSelect', forVisitors: true },
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
    ['/product-config/sample-select', false, PATHS.sampleSelect],
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
});
