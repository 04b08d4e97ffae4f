import { expect, test } from 'vitest';
import { refuseGuessable } from './refuse-guessable.ts';

const refuse = (password: string, isOfDemo = false) =>
  refuseGuessable('password', { password, names: ['chen'], isOfDemo, locale: 'en' });

test.each([
  'P@ssw0rd',
  'p@ssword1',
  'Pa$$word!',
  '1qaz@WSX',
  'Qwerty-2026',
  'Iloveyou1',
  '!l0veyou',
  'We1come!',
  'Drive-demo-1',
  'drive_DEMO_1',
])('%s is refused: a guesser tries it first', (password) => {
  expect(() => refuse(password)).toThrow();
});

test.each(['Drive-1', 'Kiln-Torque-7', '4-Ratio-Helical', '密码-20260', '123-456-x9'])('%s is not', (password) => {
  expect(() => refuse(password)).not.toThrow();
});

test('the password of a demo is good for the accounts of a demo', () => {
  expect(() => refuse('Drive-demo-1', true)).not.toThrow();
});
