import { describe, expect, test } from 'vitest';
import type { Role } from '#kernel/actor.ts';
import {
  type Correctable,
  correctedDepartmentProblem,
  correctedEmailProblem,
  correctedOrganisationProblem,
  correctedRoleProblem,
  correctionProvesPassword,
} from './correction.ts';
import { SALES_SERVICE_DEPARTMENT } from './departments.ts';
import { maskedEmail } from './masked-email.ts';

const stored: Correctable = { email: 'a@example.com', department: '', role: 'customer-lv1', organisationId: 'one' };

describe('what may be corrected of an account', () => {
  test.each<[Role, Role, boolean]>([
    ['customer-lv1', 'staff', true],
    ['staff', 'customer-lv2', true],
    ['admin', 'admin', true],
    ['admin', 'staff', false],
    ['staff', 'admin', false],
  ])('%s may become %s: %s', (role, wanted, may) => {
    expect(correctedRoleProblem({ ...stored, role }, wanted)).toBe(may ? undefined : 'choice-unknown');
  });

  test('an organisation that is new, or has a new role in it, is of the kind such a person works for', () => {
    const problem = (role: Role, organisationId: string, kind?: 'provider' | 'customer-lv1') =>
      correctedOrganisationProblem(stored, { role, organisationId }, kind);
    expect(problem('customer-lv1', 'one')).toBeUndefined();
    expect(problem('customer-lv1', 'two', 'customer-lv1')).toBeUndefined();
    expect(problem('customer-lv1', 'two', 'provider')).toBe('choice-unknown');
    expect(problem('staff', 'one', 'customer-lv1')).toBe('choice-unknown');
    expect(problem('staff', 'two', undefined)).toBe('choice-unknown');
  });

  test('an address stays an address; only an account without one may stay without', () => {
    expect(correctedEmailProblem(stored, ' ')).toBe('missing');
    expect(correctedEmailProblem({ ...stored, email: null }, '')).toBeUndefined();
    expect(correctedEmailProblem({ ...stored, email: null }, 'x')).toBe('email-format');
  });

  test('the sales service department is for staff; what was there before is not taken away', () => {
    const department = SALES_SERVICE_DEPARTMENT;
    expect(correctedDepartmentProblem(stored, { role: 'customer-lv1', department })).toBe('choice-unknown');
    expect(correctedDepartmentProblem(stored, { role: 'staff', department })).toBeUndefined();
    expect(correctedDepartmentProblem({ ...stored, department }, { role: 'customer-lv1', department })).toBeUndefined();
  });
});

test('the address of an administrator, and nobody else’s, is changed with the own password', () => {
  const proves = (role: Role, email: string) => correctionProvesPassword({ role, email: 'a@example.com' }, email);
  expect([proves('admin', 'b@example.com'), proves('admin', 'A@example.com')]).toEqual([true, false]);
  expect(proves('staff', 'b@example.com')).toBe(false);
});

test('a log records of an address its first sign and its domain', () => {
  expect(['wang@example.com', 'w@x.cn', null].map(maskedEmail)).toEqual(['w…@example.com', 'w…@x.cn', '']);
});
