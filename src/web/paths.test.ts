import { expect, it } from 'vitest';
import { homeOf, isAtOrBelow, pathOfLine, pathWithin } from './paths.ts';
import { pathOfSavedProduct } from './saved-product-path.ts';

it.each([
  ['/config-order/my', true],
  ['/CONFIG-ORDER/My/1', true],
  ['/config-order/', false],
  ['/config-order/mystery', false],
])('%s is the list or below it: %s', (path, isThere) => {
  expect(isAtOrBelow(path, '/config-order/my')).toBe(isThere);
});

it('home is the manual for an administrator and the product lines for everyone else', () => {
  expect(homeOf({ username: 'admin' })).toBe('/services-support/operationManual');
  expect(homeOf({ username: 'li_gong', userAttribute: 'Admin' })).toBe('/services-support/operationManual');
  expect(homeOf({ username: '2000', userAttribute: 'Service' })).toBe('/product-config/config-select');
  expect(homeOf(undefined)).toBe('/product-config/config-select');
});

it('a product line has its own address', () => {
  expect(pathOfLine('JRT')).toBe('/product-config/config-select/JRT');
});

it.each([
  ['/redirect/config-order/my', '/config-order/my'],
  ['/jci/product-config/config-select', '/product-config/config-select'],
  ['/redirect//evil.test/x', '/evil.test/x'],
  ['/redirect/\\evil.test', '/evil.test'],
  ['/redirect/%2F%5cevil.test', '/evil.test'],
  ['/redirect/../../x', '/x'],
  ['/redirect/jci/redirect/redirect/config-order/my', '/config-order/my'],
  ['/redirect/redirect', '/'],
  ['/jci/https://evil.test', '/https:/evil.test'],
])('%s leads to %s of the portal, neither elsewhere nor in a circle', (text, path) => {
  expect(pathWithin(text)).toBe(path);
});

it('a saved configuration stands below its product line', () => {
  expect(pathOfSavedProduct('JRT', '018f')).toBe('/product-config/config-select/JRT/018f');
});
