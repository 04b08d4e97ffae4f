import { expect, test } from 'vitest';
import { pagesAt } from './page-addresses.ts';

const isPage = pagesAt([
  '/',
  '/product-config/config-select',
  '/lines/:line',
  '/saved/:id',
  '/saved/:id/:line',
  '/list/:kind?',
  '/redirect/*',
  '/a.b',
]);

test.each([
  '/',
  '/product-config/config-select',
  '/Product-Config/config-select/',
  '/lines/0193',
  '/saved/0193a1b2-c3d4-7e5f-8a6b-12349f2c81d0',
  '/saved/0193A1B2-c3d4-7e5f-8a6b-12349f2c81d0/JRT',
  '/lines/%e4%bd%a0',
  '/list',
  '/list/mine',
  '/redirect',
  '/redirect/config-order/my',
  '/a.b',
])('a page stands at %s', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each([
  '/nothing',
  '/product-config',
  '/lines',
  '/lines/',
  '/lines/a/b',
  '/list/a/b',
  '/saved/xyz',
  '/saved/0193a1b2',
  '/saved/nope/JRT',
  '/redirected',
  '/axb',
  '//',
])('none stands at %s', (path) => {
  expect(isPage(path)).toBe(false);
});
