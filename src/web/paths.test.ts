import { expect, it } from 'vitest';
import { homeOf, isOpenPath, pathOfLine } from './paths.ts';

it.each([
  ['/product-config/config-select', true],
  ['/product-config/config-select/JRT/018f', true],
  ['/product-config/sample-select', true],
  ['/jci/product', true],
  ['/account/privacy', true],
  ['/config-order/my', false],
  ['/', false],
])('%s is open without login: %s', (path, open) => {
  expect(isOpenPath(path)).toBe(open);
});

it('home is the manual for the administrator and the product lines for everyone else', () => {
  expect(homeOf('admin')).toBe('/services-support/operationManual');
  expect(homeOf('2000')).toBe('/product-config/config-select');
  expect(homeOf(undefined)).toBe('/product-config/config-select');
});

it('a product line has its own address', () => {
  expect(pathOfLine('JRT')).toBe('/product-config/config-select/JRT');
});
