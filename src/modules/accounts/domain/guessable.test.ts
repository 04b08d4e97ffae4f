import { expect, test } from 'vitest';
import { guessableProblem, namesOf } from './guessable.ts';

const names = ['Chen-Ming', 'drive.shop@example.com', null, 'x1'];
const isCommon = (plain: string) => ['qwerty1', 'passw0rd'].includes(plain);

test.each([
  ['Qwerty-1', 'password-common'],
  ['PassW0rd!', 'password-common'],
  ['chen_ming', 'password-own'],
  ['ChenMing-26', 'password-own'],
  ['1driveshop', 'password-own'],
  ['ChenMing-2026', undefined],
  ['Drive-1', undefined],
  ['x1-Right', undefined],
  ['!!!!!!', undefined],
])('%s: %s', (password, problem) => {
  expect(guessableProblem(password, { names, isCommon })).toBe(problem);
});

test.each([
  ['Weizhang-1', 'password-own'],
  ['ZhangWei88', 'password-own'],
  ['Testfirma1!', 'password-own'],
  ['w.zhang-01', 'password-own'],
  ['Wei-Right-1', undefined],
])('of a person whose name, company and account are known, %s: %s', (password, problem) => {
  const person = {
    username: 'wzhang01',
    email: 'wei@example.com',
    userName: 'Wei',
    lastName: 'Zhang',
    company: 'Testfirma',
  };
  expect(guessableProblem(password, { names: namesOf(person), isCommon })).toBe(problem);
});

test('a person of whom nothing is known has no name a password could be', () => {
  expect(guessableProblem('Drive-1', { names: namesOf({}), isCommon })).toBeUndefined();
});
