import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, firstForm, withField } from './form.ts';

describe('the registration form', () => {
  it.each([
    ['userId', '张 an-na_1!', 'an-na_1'],
    ['userId', 'a23456789012345678', 'a234567890123456'],
    ['telephone', '电话 138 0000 0000 12', '13800000000'],
    ['telephone', '13800000000123', '13800000000'],
    ['email', ' anna@example.com ', 'anna@example.com'],
    ['verificationCode', ' AB12 CD34', 'AB12CD'],
    ['postCode', '215-0001', '215000'],
    ['creditCode', '91350100 m000100y4 3', '91350100M000100Y43'],
    ['creditCode', 'HRB 1234 b', 'HRB 1234 b'],
    ['company', ' 苏州 输送 ', ' 苏州 输送 '],
  ] as const)('takes of %s typed as “%s” what belongs there', (field, typed, taken) => {
    expect(withField({ ...EMPTY_FORM, country: 'CN' }, field, typed, 'zh-cn')[field]).toBe(taken);
  });

  it('begins in China for who reads Chinese, and nowhere in English', () => {
    expect([firstForm('zh-cn').country, firstForm('en').country]).toEqual(['CN', '']);
  });

  it('empties the Chinese address with another country, or none', () => {
    const chinese = { ...EMPTY_FORM, country: 'CN', area: '310000', address: '路 1', postCode: '200000' };
    for (const country of ['DE', '']) {
      const changed = withField(chinese, 'country', country, 'zh-cn');
      expect(changed).toEqual({ ...EMPTY_FORM, country });
    }
    expect(withField(chinese, 'country', 'CN', 'zh-cn')).toEqual(chinese);
  });
});
