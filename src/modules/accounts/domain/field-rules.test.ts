import { describe, expect, test } from 'vitest';
import {
  accountProblem,
  codeProblem,
  contactProblem,
  emailProblem,
  newPasswordProblem,
  normalEmail,
  normalPhone,
  phoneProblem,
  registrationPasswordProblem,
  repetitionProblem,
  textProblem,
  typedAccount,
  typedPhone,
} from './field-rules.ts';

describe('an account name', () => {
  test.each(['ab12', 'name_of', 'a-bc', 'A1_-', 'abcdefghijklmno1', '12-34', '____1'])('%s fits', (name) => {
    expect(accountProblem(name)).toBeUndefined();
  });

  test.each([
    ['too short', 'ab1'],
    ['too long', 'abcdefghijklmno12'],
    ['of letters alone', 'abcdef'],
    ['of digits alone', '123456'],
    ['of underscores alone', '_____'],
    ['with a blank', 'ab 12'],
    ['with a Chinese character', '张三ab12'],
    ['with a dot', 'ab.12'],
  ])('%s does not', (_, name) => {
    expect(accountProblem(name)).toBe('account-format');
  });

  test('must be there', () => {
    expect(accountProblem(' ')).toBe('missing');
  });

  test('keeps of what is typed what it may hold, and not more than 16 characters', () => {
    expect(typedAccount('张 a.b_c-1!')).toBe('ab_c-1');
    expect(typedAccount('x'.repeat(20))).toHaveLength(16);
  });
});

describe('a password', () => {
  test.each([
    ['abc123', undefined],
    ['ABCdef', undefined],
    ['abc!!!', undefined],
    ['123!!!', undefined],
    ['abcdef', 'password-weak'],
    ['123456', 'password-weak'],
    ['!!!???', 'password-weak'],
    ['abc12', 'password-length'],
    ['a1'.repeat(10), undefined],
    [`${'a1'.repeat(10)}x`, 'password-length'],
    ['abc 123', 'password-space'],
    ['', 'missing'],
  ])('of a new account: %s is %s', (password, problem) => {
    expect(registrationPasswordProblem(password)).toBe(problem);
  });

  test.each([
    ['abcdef', undefined],
    ['123456', undefined],
    ['!!!!!1', undefined],
    ['!!!???', 'password-simple'],
    ['abcde', 'password-length'],
    ['x'.repeat(21), 'password-length'],
    ['abc\tdef', 'password-space'],
    ['abc　def', 'password-space'],
    ['', 'missing'],
  ])('that replaces one: %s is %s', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem);
  });

  test('is repeated without a difference', () => {
    expect([repetitionProblem('abc123', 'abc123'), repetitionProblem('abc123', 'abc124')]).toEqual([
      undefined,
      'password-mismatch',
    ]);
    expect(repetitionProblem('abc123', '')).toBe('missing');
  });
});

describe('an e-mail address', () => {
  test.each(['a@b.cn', 'first.last+tag@sub.example.com', 'a@example.photography', '张三@例子.中国', 'a@b.co.uk'])(
    '%s has its shape',
    (email) => {
      expect(emailProblem(email)).toBeUndefined();
    },
  );

  test.each([
    'a',
    'a@b',
    '@b.cn',
    'a@.cn',
    'a@b..cn',
    'a b@c.cn',
    'a@b c.cn',
    'a@b@c.cn',
    'a@b.c',
    'a@b.cn,c@d.cn',
    'a@b.cn\nbcc: c@d.cn',
    `${'x'.repeat(65)}@b.cn`,
    `a@${'b.'.repeat(130)}cn`,
  ])('%j has not', (email) => {
    expect(emailProblem(email)).toBe('email-format');
  });

  test('is one address whatever its case', () => {
    expect(normalEmail(' First.Last@Example.COM ')).toBe('first.last@example.com');
  });
});

describe('a telephone number', () => {
  test.each([
    '13812345678',
    '0512-12345678',
    '051212345678',
    '62345678',
    '0512-6234567-123',
    '+49 30 1234567',
    '+8613812345678',
  ])('%s fits', (phone) => {
    expect(phoneProblem(phone)).toBeUndefined();
  });

  test.each(['12345', '+------', 'abcdefg', '138-1234x678', `+${'1'.repeat(20)}`, '1381234５678'])(
    '%s does not',
    (phone) => {
      expect(phoneProblem(phone)).toBe('phone-format');
    },
  );

  test('is typed without letters and without Chinese characters, no longer than its kind', () => {
    expect(typedPhone('电话: 0512-1234 abc')).toBe('0512-1234 ');
    expect(typedPhone(' 138 1234 56789')).toBe('13812345678');
    expect(typedPhone('138123456789')).toBe('13812345678');
    expect(typedPhone('0512-1234567890123')).toHaveLength(15);
    expect(typedPhone(`+${'1'.repeat(30)}`)).toHaveLength(20);
  });

  test.each([
    ['138 1234-5678', '13812345678'],
    ['+86 138 1234 5678', '13812345678'],
    ['0086-13812345678', '13812345678'],
    ['8613812345678', '13812345678'],
    ['0512-62345678', '051262345678'],
    ['+86 512 6234 5678', '051262345678'],
    ['+86 0512 62345678', '051262345678'],
    ['86123456', '86123456'],
    ['+49 30 1234567', '+49301234567'],
    ['0049 30 1234567', '+49301234567'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(normalPhone(typed)).toBe(stored);
  });
});

test.each([
  ['a@b.cn', undefined],
  ['13812345678', undefined],
  ['+86 13812345678', undefined],
  ['051262345678', undefined],
  ['12345', 'contact-format'],
  ['name', 'contact-format'],
  ['', 'missing'],
])('somebody who forgot the password and types %j: %s', (contact, problem) => {
  expect(contactProblem(contact)).toBe(problem);
});

test.each([
  ['ABC234', undefined],
  [' abc234 ', undefined],
  ['ABC23', 'code-format'],
  ['ABC2345', 'code-format'],
  ['ABC-34', 'code-format'],
  ['', 'missing'],
])('a code %j: %s', (code, problem) => {
  expect(codeProblem(code)).toBe(problem);
});

test('a text must be there, be one line and must not be endless', () => {
  const texts = ['公司', '  ', 'a\nb', '\u202egnp.exe', 'x'.repeat(101)].map((text) => textProblem(text));
  expect([...texts, textProblem('xx', 1)]).toEqual([undefined, 'missing', 'unseen', 'unseen', 'too-long', 'too-long']);
});
