import { expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';
import { WEB_MODULES } from './modules.ts';
import { ROUTES } from './router.tsx';

test('the addresses of the pages are those the modules bring, and nothing that takes everything', () => {
  const addresses = addressesOf(ROUTES);
  const brought = WEB_MODULES.flatMap(({ pages = [], redirects = {} }) => [
    ...pages.filter(({ known }) => known === undefined).map(({ path }) => path),
    ...Object.keys(redirects),
  ]);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/redirect/*', ...brought]));
  expect(addresses).not.toContain('*');
  expect(addresses).toContain('/product-config/config-select/JRW');
  expect(addresses).not.toContain('/product-config/config-select/:line');
  expect(addresses).toContain('/services-support/operationManual/saving');
  expect(addresses).not.toContain('/services-support/operationManual/:page');
  expect(addresses.every((address) => address.startsWith('/'))).toBe(true);
});
