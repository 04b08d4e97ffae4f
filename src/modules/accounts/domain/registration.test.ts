import { describe, expect, test } from 'vitest';
import { aRegistration } from '#testing/builders/a-registration.ts';
import { isRequired, isShown, REGISTRATION_FIELDS, type Registration, registrationProblems } from './registration.ts';

const problemsOf = (changes: Partial<Registration>, locale: 'zh-cn' | 'en' = 'zh-cn') =>
  registrationProblems(aRegistration(changes), locale).map(({ field, problem }) => `${field}: ${problem}`);

describe('a registration', () => {
  test('that is filled in holds in either language', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ lastName: 'Chen', area: '', address: '', postCode: '' }, 'en')).toEqual([]);
  });

  test.each([
    [{ userId: 'abcd' }, 'userId: account-format'],
    [{ password: 'abcdef', passwordTwo: 'abcdef' }, 'password: password-weak'],
    [{ passwordTwo: 'Drive-2' }, 'passwordTwo: password-mismatch'],
    [{ company: ' ' }, 'company: missing'],
    [{ industry: '' }, 'industry: missing'],
    [{ creditCode: '91350100M000100Y44' }, 'creditCode: credit-code-format'],
    [{ creditCode: '' }, 'creditCode: missing'],
    [{ country: 'China' }, 'country: choice-unknown'],
    [{ area: '' }, 'area: area-missing'],
    [{ area: '330000,330200' }, 'area: area-incomplete'],
    [{ address: '' }, 'address: missing'],
    [{ postCode: '31500' }, 'postCode: post-code-format'],
    [{ telephone: '123' }, 'telephone: phone-format'],
    [{ email: 'a@b' }, 'email: email-format'],
    [{ verificationCode: 'AB' }, 'verificationCode: code-format'],
    [{ useProducts: ['rocket'] }, 'useProducts: choice-unknown'],
    [{ userName: '' }, 'userName: missing'],
    [{ agreed: false }, 'agreed: terms-open'],
  ])('with %j says %s', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem]);
  });

  test('asks for province, address and post code in China and in Chinese alone', () => {
    for (const field of ['area', 'address', 'postCode'] as const) {
      expect(isShown(field, { country: 'CN' }, 'zh-cn')).toBe(true);
      expect(isShown(field, { country: 'CN' }, 'en')).toBe(false);
      expect(isShown(field, { country: 'DE' }, 'zh-cn')).toBe(false);
    }
  });

  test('asks for a last name in English alone', () => {
    expect(problemsOf({ lastName: '' }, 'en')).toEqual(['lastName: missing']);
    expect(isShown('lastName', { country: 'CN' }, 'zh-cn')).toBe(false);
  });

  test('never asks for post code and products, nor for a credit code outside China', () => {
    expect(problemsOf({ postCode: '', useProducts: [] })).toEqual([]);
    expect(problemsOf({ country: 'DE', creditCode: '' })).toEqual([]);
    expect(problemsOf({ country: 'DE', creditCode: 'HRB 123' })).toEqual([]);
    expect(REGISTRATION_FIELDS.filter((field) => !isRequired(field, { country: 'DE' })).sort()).toEqual([
      'creditCode',
      'postCode',
      'useProducts',
    ]);
  });
});
