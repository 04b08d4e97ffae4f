import { expect, test } from 'vitest';
import { isSound, TEXT_LIMITS, textFaults } from './check-mail-text.ts';
import type { MailText } from './mail-text.ts';

const TEXT: MailText = { subject: '{brand}: your account', body: 'Dear {username},\n\n{link}\n\nRegards' };
const INVITATION = { sample: { username: '', link: '' } };
const faultsOf = (changes: Partial<MailText>) => textFaults(INVITATION, { ...TEXT, ...changes });

test('a text with what its mail needs, and nothing its mail does not have, is sound', () => {
  expect(faultsOf({})).toEqual({});
  expect(isSound(INVITATION, TEXT)).toBe(true);
  expect(isSound({ sample: { code: '' } }, TEXT)).toBe(false);
});

test.each([
  ['is empty', '  ', 'missing', ''],
  ['has two lines', 'Your account\nBcc: x@example.com', 'line-break', ''],
  ['has two lines parted by a separator', 'Your\u2028account', 'line-break', ''],
  ['holds a control character', 'Your \u0007account', 'control', ''],
  ['holds a mark that turns the writing around', 'Your \u202eaccount', 'control', ''],
  ['is too long', 'x'.repeat(TEXT_LIMITS.subject + 1), 'too-long', ''],
  ['has a placeholder of another mail', '{code} {code} {price}', 'unknown', '{code} {price}'],
  ['shows the link to everybody', 'Open {link}', 'body-only', '{link}'],
])('a subject that %s is refused', (_, subject, problem, names) => {
  expect(faultsOf({ subject })).toEqual({ subject: { problem, names, most: TEXT_LIMITS.subject } });
});

test.each([
  ['is empty', '\n', 'missing', ''],
  ['holds a control character', '{link}\u0000', 'control', ''],
  ['is too long', '{link}'.repeat(1_001), 'too-long', ''],
  ['leaves out the link', 'Dear {username}', 'needed', '{link}'],
  ['has a placeholder nobody knows', '{link} {Link} {naïve} { link }', 'unknown', '{Link} {naïve} { link }'],
  ['leaves a bracket open', '{link} {username', 'unknown', '{username'],
  ['closes one that is not open', '{link}}', 'unknown', '}'],
  ['hides one placeholder in another', '{link} {user{brand}name}', 'unknown', '{user name}'],
  ['has a property of every object for a placeholder', '{link} {constructor}', 'unknown', '{constructor}'],
])('a body that %s is refused', (_, body, problem, names) => {
  expect(faultsOf({ body })).toEqual({ body: { problem, names, most: TEXT_LIMITS.body } });
});

test('lines and tabs in the body are no control characters', () => {
  expect(faultsOf({ body: '{link}\r\n\tgo' })).toEqual({});
});

test('of many placeholders that are wrong few are named, the long ones in short', () => {
  const body = `{link} {${'x'.repeat(99)}} {b} {c} {d}`;
  expect(faultsOf({ body }).body?.names).toBe(`{${'x'.repeat(23)}… {b} {c}`);
});
