import { expect, test } from 'vitest';
import { openModel } from '#engine/open-model.ts';
import { bicycle } from '#engine/testing/bicycle.ts';
import { contentHash } from './content-hash.ts';

test('the same content has the same hash, whatever the order of properties', () => {
  expect(contentHash({ a: [1, 'x'], b: null })).toBe(contentHash({ b: null, a: [1, 'x'] }));
  expect(openModel(bicycle).hash).toBe(openModel(structuredClone(bicycle)).hash);
  expect(openModel(bicycle).hash).toMatch(/^[0-9a-f]{16}$/);
});

test('content that differs in one place, order or kind has another hash', () => {
  const contents = [
    [1, 2],
    [2, 1],
    [[1], 2],
    [1, [2]],
    [12],
    ['1', 2],
    ['1,2'],
    { a: 1 },
    { a: '1' },
    { b: 1 },
    [],
    {},
    [[]],
    '',
  ];
  expect(new Set(contents.map(contentHash)).size).toBe(contents.length);
});

test('a hundred thousand similar tables have as many hashes', () => {
  const hashes = new Set(Array.from({ length: 100_000 }, (_, at) => contentHash([at % 317, Math.floor(at / 317)])));
  expect(hashes.size).toBe(100_000);
});

test('the hash of a release stays what it was', () => {
  expect(contentHash({ version: '1', rows: [[0, 1]] })).toMatchInlineSnapshot(`"79296e9a64a85d20"`);
});
