import { expect, it } from 'vitest';
import { SALES_SERVICE_DEPARTMENT } from '#modules/accounts/domain/departments.ts';
import { customerFinding } from './customer-selected.ts';

it.each<[string, string, string | undefined, string | null, string?]>([
  ['a manager without a customer', 'Sales', undefined, 'customer-missing'],
  ['a manager with a blank customer', 'Service', ' ', 'customer-missing'],
  ['a manager with a customer', 'Sales', 'c-1', null],
  ['a level-1 customer', 'Customer-lv1', undefined, null],
  ['one of the sales service department', 'Customer-lv1', undefined, 'customer-missing', SALES_SERVICE_DEPARTMENT],
  ['a level-2 customer', 'Customer-lv2', undefined, null],
  ['the administrator, whom the server refuses', 'Admin', undefined, null],
  ['somebody of no known kind', '', undefined, null],
])('%s', (_title, userAttribute, customerId, finding, userDepartment) => {
  expect(customerFinding({ userAttribute, userDepartment, customerId })).toBe(finding);
});
