import { describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#modules/accounts/domain/demo-accounts.ts';
import { SALES_SERVICE_DEPARTMENT } from '#modules/accounts/domain/departments.ts';
import { type AssistUser, isAssistShown, mayLoadCustomers } from './assist-visibility.ts';

const person = (userAttribute?: string, userDepartment = '', username = 'someone'): AssistUser => ({
  username,
  userAttribute,
  userDepartment,
});

describe('assisted selection', () => {
  const nothing = [false, false] as const;
  const found = [true, false] as const;
  const searching = [false, true] as const;

  test.each<[string, AssistUser | undefined, readonly [boolean, boolean], boolean]>([
    ['nobody', undefined, found, false],
    [
      'a level-1 customer of the sales service department',
      person('Customer-lv1', SALES_SERVICE_DEPARTMENT),
      nothing,
      true,
    ],
    ['a level-2 customer', person('Customer-lv2'), found, false],
    ['a level-2 customer of the department', person('Customer-lv2', SALES_SERVICE_DEPARTMENT), searching, false],
    ['a level-1 customer with nobody below', person('Customer-lv1'), nothing, false],
    ['a level-1 customer with centre customers', person('Customer-lv1'), found, true],
    ['a level-1 customer who searches', person('Customer-lv1'), searching, true],
    ['somebody without an attribute', person(undefined), found, false],
    ['somebody with an empty attribute', person(''), found, false],
    ['staff with nobody assigned', person('Sales', SALES_SERVICE_DEPARTMENT), nothing, true],
    ['staff of another department', person('Service', '技术部'), nothing, true],
    ['the administrator', person('Admin', '', 'admin'), found, false],
    ['an administrator who was invited', person('Admin', '', 'li_gong'), found, false],
  ])('for %s', (_, user, [hasCustomers, isSearching], shown) => {
    expect(isAssistShown({ user, hasCustomers, isSearching })).toBe(shown);
  });

  test('fetches customers for exactly those demo accounts that could be shown some', () => {
    const names = DEMO_ACCOUNTS.filter((account) => mayLoadCustomers(account)).map(({ username }) => username);
    expect(names.sort()).toEqual(['2000', 'lv1-demo', 'sales-demo', 'sales2-demo', 'service-demo']);
    expect(mayLoadCustomers(undefined)).toBe(false);
  });
});
