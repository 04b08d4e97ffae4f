import { describe, expect, test } from 'vitest';
import { comparedName, confusableName, isWellFormedCompany } from './company-name.ts';
import { organisationKey } from './organisation-key.ts';

describe('a company, judged by its form', () => {
  test.each(['华东传动', 'AB', '3M 中国有限公司', 'Müller & Söhne GmbH', ' 一二 '])('%s may be one', (name) => {
    expect(isWellFormedCompany({ name })).toBe(true);
  });

  test.each(['', ' ', 'A', '12345', '——', '12-34', '!!!'])('%j is none', (name) => {
    expect(isWellFormedCompany({ name })).toBe(false);
  });

  test('with a credit code is one only where that is sound', () => {
    expect(isWellFormedCompany({ name: '华东传动', creditCode: '91350100M000100Y43' })).toBe(true);
    expect(isWellFormedCompany({ name: '华东传动', creditCode: '91350100M000100Y44' })).toBe(false);
  });
});

test('names are compared without width, case and repeated blanks', () => {
  expect(comparedName(' 苏州（集团）  ＡＢ Co ')).toBe(comparedName('苏州(集团) ab CO'));
});

describe('what tells an organisation apart', () => {
  test('is its credit code in China, and its number with the country elsewhere', () => {
    expect(organisationKey({ country: 'CN', creditCode: ' 91350100m000100y43 ' })).toBe('91350100M000100Y43');
    expect(organisationKey({ country: 'DE', creditCode: 'hrb 12' })).toBe('DE HRB 12');
  });

  test('never makes a Chinese company of a foreign number', () => {
    expect(organisationKey({ country: 'DE', creditCode: '91350100M000100Y43' })).toBe('DE 91350100M000100Y43');
  });

  test('is nothing where no number was given', () => {
    expect(organisationKey({ country: 'DE', creditCode: ' ' })).toBeNull();
  });
});

test.each([
  ['ＡＣＭＥ　Drives', 'acme drives'],
  ['Acme\u200b Drives', 'AcmeDrives'],
  ['A\u00adc\ufeffme\u3164', 'acme'],
  ['Acme Ltd.', 'ACME, Ltd'],
  ['Straße', 'STRASSE'],
  ['e\u200d\u0301', 'é'],
])('%j could pass for %j', (name, other) => {
  expect(confusableName(name)).toBe(confusableName(other));
});

test.each([
  ['Acme 1', 'Acme 2'],
  ['宁波传动', '宁波驱动'],
])('%s is another one than %s', (name, other) => {
  expect(confusableName(name)).not.toBe(confusableName(other));
});
