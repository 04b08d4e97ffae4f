import { describe, expect, test } from 'vitest';
import { customerCode, customerCodeProblem, customerNameProblem, placeProblem } from './customer-rules.ts';

describe('the place of a customer in the tree', () => {
  test.each([
    ['customer-lv1', undefined, undefined],
    ['customer-lv1', 'customer-lv1', 'choice-unknown'],
    ['customer-lv1', 'provider', 'choice-unknown'],
    ['customer-lv2', 'customer-lv1', undefined],
    ['customer-lv2', 'customer-lv2', 'choice-unknown'],
    ['customer-lv2', 'provider', 'choice-unknown'],
    ['customer-lv2', undefined, 'missing'],
  ] as const)('of a %s below %s: %s', (kind, above, problem) => {
    expect(placeProblem(kind, above)).toBe(problem);
  });
});

describe('a credit code', () => {
  test.each([
    ['', null, undefined],
    ['  ', null, undefined],
    ['91350100m000100y43', '91350100M000100Y43', undefined],
    ['91350100M000100Y44', '91350100M000100Y44', 'credit-code-format'],
    ['de  hrb 12345', 'DE HRB 12345', undefined],
    ['CN 123', 'CN 123', 'register-number-format'],
    ['12345', '12345', 'register-number-format'],
  ])('“%s” is stored as %s: %s', (typed, stored, problem) => {
    expect([customerCode(typed), customerCodeProblem(typed)]).toEqual([stored, problem]);
  });
});

test('a customer has a name that is not endless', () => {
  expect(['', '  ', '华东', 'x'.repeat(101)].map(customerNameProblem)).toEqual([
    'missing',
    'missing',
    undefined,
    'too-long',
  ]);
});
