import { expect, it } from 'vitest';
import { rejudged } from './saved-cases.ts';

it.each([
  ['nothing where the best drives are the same, in whatever order', ['a', 'b'], ['b', 'a'], [], []],
  ['what is no longer among the best', ['a', 'b'], ['b'], ['a'], []],
  ['what has come', ['a'], ['c', 'a', 'b'], [], ['c', 'b']],
  ['both, where one stands in place of another', ['a'], ['b'], ['a'], ['b']],
])('a case that is judged anew tells %s', (_what, before, now, gone, come) => {
  expect(rejudged(before, now)).toEqual({ gone, come });
});
