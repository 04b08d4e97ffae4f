import { expect, test } from 'vitest';
import { pagesAt } from './page-addresses.ts';

const isPage = pagesAt(['/', '/product-config/config-select', '/lines/:id', '/list/:kind?', '/redirect/*', '/a.b']);

test.each([
  '/',
  '/product-config/config-select',
  '/Product-Config/config-select/',
  '/lines/0193',
  '/lines/%e4%bd%a0',
  '/list',
  '/list/mine',
  '/redirect',
  '/redirect/config-order/my',
  '/a.b',
])('a page stands at %s', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each(['/nothing', '/product-config', '/lines', '/lines/', '/lines/a/b', '/list/a/b', '/redirected', '/axb', '//'])(
  'none stands at %s',
  (path) => {
    expect(isPage(path)).toBe(false);
  },
);
