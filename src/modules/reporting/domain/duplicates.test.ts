import { expect, test } from 'vitest';
import { sameAsCustomer, sameAsReport } from './duplicates.ts';

const REPORT = { companyKey: 'A', nameKey: 'acme', projectKey: 'hall2' };

test.each([
  ['the same code, whatever the rest is', { companyKey: 'A', nameKey: 'x', projectKey: 'y' }, 'credit-code'],
  ['the same name and project without a code', { ...REPORT, companyKey: null }, 'name-and-project'],
  ['the same name and another project', { ...REPORT, companyKey: null, projectKey: 'hall3' }, undefined],
  ['the same name and project under another code', { ...REPORT, companyKey: 'B' }, 'name-and-project'],
  ['another name with the same project', { ...REPORT, companyKey: null, nameKey: 'other' }, undefined],
])('a report and one of %s', (_, other, ground) => {
  expect(sameAsReport(REPORT, other)).toBe(ground);
});

test.each([
  ['the same code', { companyKey: 'A', nameKey: 'x' }, 'credit-code'],
  ['the same name without a code', { companyKey: null, nameKey: 'acme' }, 'name'],
  ['the same name under another code', { companyKey: 'B', nameKey: 'acme' }, 'name'],
  ['another name', { companyKey: null, nameKey: 'other' }, undefined],
])('a report and a customer of %s', (_, customer, ground) => {
  expect(sameAsCustomer(REPORT, customer)).toBe(ground);
});
