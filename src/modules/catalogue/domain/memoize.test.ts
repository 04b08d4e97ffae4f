import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('a value is made once while its key is among those asked last', () => {
  const made: string[] = [];
  const lengthOf = memoize(2, (key) => {
    made.push(key);
    return key.length;
  });
  expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 3, 1, 2]);
  expect(made).toEqual(['a', 'bb', 'ccc', 'bb']);
});

test('a value that could not be made is tried again', () => {
  let isBroken = true;
  const echo = memoize(1, (key) => {
    if (isBroken) throw new Error('broken');
    return key;
  });
  expect(() => echo('a')).toThrow('broken');
  isBroken = false;
  expect(echo('a')).toBe('a');
});
