import { expect, it } from 'vitest';
import { customerFinding } from './customer-selected.ts';

it.each([
  ['a manager without a customer', 'Sales', undefined, 'customer-missing'],
  ['a manager with a blank customer', 'Service', ' ', 'customer-missing'],
  ['a manager with a customer', 'Sales', 'c-1', null],
  ['a level-1 customer', 'Customer-lv1', undefined, null],
  ['a level-2 customer', 'Customer-lv2', undefined, null],
  ['the administrator, whom the server refuses', 'Admin', undefined, null],
  ['somebody of no known kind', '', undefined, null],
])('%s', (_title, userAttribute, customerId, finding) => {
  expect(customerFinding({ userAttribute, customerId })).toBe(finding);
});
