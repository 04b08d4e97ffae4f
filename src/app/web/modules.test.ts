import { readdirSync, readFileSync } from 'node:fs';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MENU as PERMITTED_PAGES } from '#modules/accounts/domain/menu.ts';
import { MODULES } from '#testing/borders.ts';
import { problemsOf } from '#testing/web-modules.ts';
import { compose, composition, isOpenPath } from '#web/composition.ts';
import { isKnownPath } from '#web/known-path.ts';
import { mayVisit, visibleMenu } from '#web/menu/menu.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';
import { pathOfSavedProduct } from '#web/saved-product-path.ts';
import { WEB_MODULES } from './modules.ts';

compose(WEB_MODULES);
const { menu } = composition.get();

describe('the modules of the browser', () => {
  it('stand in their order, each that has a manifest', () => {
    const folders = new URL('../../modules/', import.meta.url);
    const withPages = MODULES.filter((module) => filesIn(new URL(`${module}/web/`, folders)).includes('module.ts'));
    expect(WEB_MODULES.map(({ name }) => name)).toEqual(withPages);
  });

  it('fit together', () => {
    expect(problemsOf(WEB_MODULES)).toEqual([]);
  });

  it('bring no page that the sweep leaves out', () => {
    const sweep = readFileSync(new URL('../../../e2e/sweep.spec.ts', import.meta.url), 'utf8');
    const addresses = sweep.replaceAll(/\$\{SERIES\}/g, PATHS.series).match(/(?<=['`])\/[\w/-]+(?=['`])/g) ?? [];
    const byName: Readonly<Record<string, string>> = {
      configure: 'wizard.open()',
      cart: 'page.goto(CART)',
      enquiry: "'enquiry')",
    };
    const elsewhere = [
      'edit',
      'sample-edit',
      'ticket',
      'product-line',
      'enquired-configuration',
      'shared',
      'no-mails',
      'quote',
      'quote-of-number',
      'sheet',
      'order',
      'ordered-item',
      'serial',
      'bill',
      'shipment',
      'bill-of-number',
      'report',
    ];
    const left = composition.get().pages.filter(({ id, path }) => {
      const name = id.startsWith('configure-') ? 'of CONFIGURABLE' : byName[id];
      const isSeen =
        addresses.some((address) => matchPath(path, address)) || (name !== undefined && sweep.includes(name));
      return !isSeen && !elsewhere.includes(id) && !/^(sample-)?edit-/.test(id);
    });
    expect(left.map(({ id }) => id)).toEqual([]);
  });
});

function filesIn(folder: URL): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

describe('the menu', () => {
  it('has the operation manual, what is kept of a person and the operating instructions for everybody', () => {
    const paths = visibleMenu(menu, new Set()).flatMap((group) => group.entries.map((entry) => entry.path));
    expect(paths).toEqual([PATHS.operationManual, '/account/privacy', PATHS.operatingInstructions]);
  });

  it('shows a visitor the selections by series and from the sample catalogue besides', () => {
    const names = visibleMenu(menu, 'visitor').flatMap((group) => group.entries.map(({ name }) => name));
    expect(names).toEqual([
      'menu.configSelect',
      'menu.sampleSelect',
      'menu.sizing',
      'menu.operationManual',
      'menu.privacy',
      'menu.operatingInstructions',
    ]);
  });

  it('has its groups and their pages in their order', () => {
    expect(menu.map(({ name, entries }) => [name, ...entries.map((entry) => entry.name)].join(' '))).toEqual([
      'menu.work menu.today',
      'menu.productConfig menu.configSelect menu.sampleSelect menu.sizing',
      'menu.cart menu.myCart menu.quotes',
      'menu.orderManager menu.myOrders menu.allOrders',
      'menu.billManage menu.pi menu.ci menu.pl menu.shipments',
      'menu.productDesign menu.designSheets',
      'menu.systemManager menu.customerReporting',
      'menu.backOffice menu.users menu.customers menu.mails menu.audit menu.prices menu.orderImports menu.sellers',
      'menu.servicesSupport menu.operationManual menu.privacy menu.enquiries menu.myDocuments menu.papers menu.operatingInstructions',
    ]);
  });

  it('has the pages of the server’s table that are built, each with its group', () => {
    const pages = PERMITTED_PAGES.filter(({ built, group }) => built && group !== null).map(({ id }) => String(id));
    const ids = menu.flatMap(({ entries }) => entries.flatMap(({ id = [] }) => id));
    expect([...new Set(ids)].sort()).toEqual(pages.sort());
  });

  it('leaves the configurators of the lines behind the selection by series', () => {
    const paths = menu.flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(paths.filter((path) => /config-select\/./.test(path))).toEqual([]);
  });
});

describe('a page', () => {
  const LINE = pathOfSavedProduct('JRT', '018f');

  it.each([
    ['the selection by series', PATHS.series, ['4']],
    ['a configurator', pathOfLine('JRT'), ['4']],
    ['a product line', `${PATHS.series}/JRH`, ['4']],
    ['the sizing tool', PATHS.sizing, ['28']],
    ['a sample catalogue', `${PATHS.sampleSelect}/JRT`, ['4']],
    ['a saved line, also from the cart', LINE, ['4', '7']],
    ['the cart', PATHS.cart, ['7']],
    ['the cart in capitals', '/CONFIG-ORDER/MY', ['7']],
  ])('%s is reached with one of its ids alone', (_, path, ids) => {
    const reachedWith = ['1', '2', '4', '7', '22', '28'].filter((id) => mayVisit(menu, path, new Set([id])));
    expect(reachedWith).toEqual(ids);
    expect(mayVisit(menu, path, new Set())).toBe(false);
  });

  it('that needs no id is reached by everybody', () => {
    for (const path of [PATHS.operationManual, '/nowhere', '/jci/x', '/config-order'])
      expect(mayVisit(menu, path, new Set())).toBe(true);
  });

  it('is left to itself for a visitor, and until the server has told what is permitted', () => {
    expect(mayVisit(menu, PATHS.cart, 'visitor')).toBe(true);
    expect(mayVisit(menu, PATHS.cart, undefined)).toBe(true);
    expect(visibleMenu(menu, undefined).map(({ name }) => name)).toEqual(['menu.servicesSupport']);
  });
});

it.each([
  ['/product-config/config-select', true],
  ['/product-config/config-select/JRT/018f', true],
  ['/product-config/sample-select', true],
  ['/product-config/sample-select/JRT/018f', true],
  ['/Product-Config/Sample-Select', true],
  ['/product-config/sizing', true],
  ['/jci/product', true],
  ['/account/privacy', true],
  ['/account/set-password', true],
  ['/services-support/operationManual', false],
  ['/config-order/my', false],
  ['/back-office/users', false],
  ['/', false],
])('%s is open without login: %s', (path, open) => {
  expect(isOpenPath(path)).toBe(open);
});

it.each([
  ['/', true],
  ['/product-config', true],
  ['/product-config/sample-select', true],
  ['/product-config/config-select/JRT/018f', true],
  ['/config-order/my', true],
  ['/back-office/mails/templates/invitation', true],
  ['/config-order', false],
  ['/jci/config-order/my', false],
  ['/redirect/config-order/my', false],
  ['/evil.test', false],
  ['/product-config/config-select/JRW', true],
  ['/product-config/config-select/NONE', false],
  ['/services-support/operationManual/nothing', false],
])('a page of the portal stands at %s: %s', (path, isKnown) => {
  expect(isKnownPath(path)).toBe(isKnown);
});
