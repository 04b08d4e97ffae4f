import { expect, it } from 'vitest';
import { customerFinding } from './customer-selected.ts';

it.each([
  ['a manager without a customer', true, null, 'customer-missing'],
  ['a manager with a blank customer', true, ' ', 'customer-missing'],
  ['a manager with a customer', true, 'c-1', null],
  ['a customer', false, null, null],
])('%s', (_title, isCustomerManager, customerId, finding) => {
  expect(customerFinding({ isCustomerManager, customerId })).toBe(finding);
});
