import { expect, test } from 'vitest';
import { isCustomerFixed } from './is-customer-fixed.ts';

test.each([
  ['/product-config/config-select/JRT/018f', true],
  ['/product-config/sample-select/JRT/018f', true],
  ['/Product-Config/config-select/jrt/018f', true],
  ['/product-config/config-select/JRT', false],
  ['/product-config/config-select/JRT/', false],
  ['/product-config/sample-select/JRT', false],
  ['/product-config/config-select/JRW/018f', false],
  ['/product-config/config-select/JRTX/018f', false],
  ['/product-config/config-select', false],
  ['/config-order/my', false],
  ['/', false],
])('at %s the customer is fixed: %s', (pathname, isFixed) => {
  expect(isCustomerFixed(pathname)).toBe(isFixed);
});
