import { expect, test } from 'vitest';
import { isDear } from '#scripts/quick-tests.mjs';

test.each([
  ['opens a portal', 'src/modules/accounts/server/privacy/privacy-routes.test.ts'],
  ['opens a portal by a helper of its module', 'src/modules/accounts/server/registration/registration-routes.test.ts'],
  ['opens a database', 'src/testing/toy-module/server/toy-module.test.ts'],
  ['opens a page', 'src/modules/configurator/web/quick/quick-search.test.tsx'],
])('the quick loop knows a test that %s', (_, file) => {
  expect(isDear(file)).toBe(true);
});

test('the quick loop keeps a test of pure code', () => {
  expect(isDear('src/kernel/round-down.test.ts')).toBe(false);
});
