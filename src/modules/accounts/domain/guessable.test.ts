import { expect, test } from 'vitest';
import { guessableProblem } from './guessable.ts';

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
