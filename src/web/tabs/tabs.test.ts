import { describe, expect, it } from 'vitest';
import { MAX_TABS, pathAfterClosing, readTabs, reduceTabs, type Tab, type TabAction, tabName } from './tabs.ts';

const SERIES = { name: 'series', path: '/product-config/config-select' };
const CART = { name: 'cart', path: '/config-order/my?q=K67' };
const LINE = { name: 'edit 018f', path: '/product-config/config-select/JRT/018f' };
const ALL = [SERIES, CART, LINE];

describe('the strip of tabs', () => {
  it.each<[string, readonly Tab[], TabAction, readonly Tab[]]>([
    ['a first visit', [], { type: 'visit', ...SERIES }, [SERIES]],
    ['a visit of a page with another name', [SERIES], { type: 'visit', ...CART }, [SERIES, CART]],
    [
      'a visit of the same name at another path replaces, where it stands',
      ALL,
      { type: 'visit', name: CART.name, path: '/config-order/my' },
      [SERIES, { ...CART, path: '/config-order/my' }, LINE],
    ],
    [
      'a detail that becomes known',
      [SERIES, LINE],
      { type: 'describe', name: LINE.name, detail: 'KA67 DN90L4' },
      [SERIES, { ...LINE, detail: 'KA67 DN90L4' }],
    ],
    ['a detail of a tab that is closed', [SERIES], { type: 'describe', name: LINE.name, detail: 'KA67' }, [SERIES]],
    ['closing', ALL, { type: 'close', name: CART.name }, [SERIES, LINE]],
    ['closing what is closed', [SERIES], { type: 'close', name: CART.name }, [SERIES]],
  ])('after %s', (_what, before, action, after) => {
    expect(reduceTabs(before, action)).toEqual(after);
  });

  it.each<[string, TabAction]>([
    ['a visit of where one is', { type: 'visit', ...CART }],
    ['closing what is not there', { type: 'close', name: 'mails' }],
  ])('stays the same object after %s', (_what, action) => {
    expect(reduceTabs(ALL, action)).toBe(ALL);
  });

  it('keeps a detail when the path changes', () => {
    const [tab] = reduceTabs([{ ...LINE, detail: 'KA67' }], {
      type: 'visit',
      name: LINE.name,
      path: `${LINE.path}?x=1`,
    });
    expect(tab).toEqual({ ...LINE, path: `${LINE.path}?x=1`, detail: 'KA67' });
  });

  it('lets the oldest go when there are too many', () => {
    const many = Array.from({ length: MAX_TABS }, (_, at) => ({ name: `line ${at}`, path: `/line/${at}` }));
    const after = reduceTabs(many, { type: 'visit', ...CART });
    expect(after).toEqual([...many.slice(1), CART]);
  });

  it('lets none go that holds something unsaved, as long as there is another', () => {
    const many = Array.from({ length: MAX_TABS }, (_, at) => ({ name: `line ${at}`, path: `/line/${at}` }));
    const visit = { type: 'visit', ...CART } as const;
    const [first, , ...rest] = many;
    expect(reduceTabs(many, { ...visit, holdsInput: (name) => name === 'line 0' })).toEqual([first, ...rest, CART]);
    expect(reduceTabs(many, { ...visit, holdsInput: () => true })).toEqual([...many.slice(1), CART]);
  });

  it('takes a closed one back where it stood, once', () => {
    const reopen = { type: 'reopen', name: CART.name, tab: CART, at: 1 } as const;
    expect(reduceTabs([SERIES, LINE], reopen)).toEqual(ALL);
    expect(reduceTabs(ALL, reopen)).toBe(ALL);
  });
});

describe('closing the tab one is on leads', () => {
  it.each([
    ['to the previous tab', ALL, LINE.name, CART.path],
    ['from the first to the next', ALL, SERIES.name, CART.path],
    ['from the only one home', [CART], CART.name, '/'],
  ])('%s', (_where, tabs, name, path) => {
    expect(pathAfterClosing(tabs, name)).toBe(path);
  });
});

describe('the name of a tab', () => {
  it.each([
    ['cart', undefined, 'cart'],
    ['edit', '018f', 'edit 018f'],
  ])('of %s and %s', (id, object, name) => {
    expect(tabName(id, object)).toBe(name);
  });
});

const asStored = (name: string) => name;

describe('what is stored', () => {
  it('is read as it was', () => {
    expect(readTabs(JSON.stringify([SERIES, { ...LINE, detail: 'KA67' }]), asStored)).toEqual([
      SERIES,
      { ...LINE, detail: 'KA67' },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['no list', '{"name":"a","path":"/"}'],
    [
      'tabs of nonsense',
      '[1,null,{"name":"a"},{"path":"/x"},{"name":"","path":"/x"},{"name":"a","path":"/x","detail":7}]',
    ],
    ['addresses elsewhere', '[{"name":"a","path":"//evil.test"},{"name":"b","path":"https://evil.test"}]'],
    ['addresses elsewhere by a backslash', '[{"name":"a","path":"/\\\\evil.test"},{"name":"b","path":"javascript:1"}]'],
  ])('and is %s makes no tab', (_what, text) => {
    expect(readTabs(text, asStored)).toEqual([]);
  });

  it('has each name once, also where two were named otherwise', () => {
    const former = { name: 'web:series.title', path: '/other' };
    expect(readTabs(JSON.stringify([SERIES, former]), () => SERIES.name)).toEqual([SERIES]);
  });

  it('has each name once', () => {
    expect(readTabs(JSON.stringify([SERIES, { ...SERIES, path: '/other' }]), asStored)).toEqual([SERIES]);
  });
});
