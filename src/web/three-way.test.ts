import { expect, test } from 'vitest';
import { threeWay } from './three-way.ts';

const read = { name: 'A', code: '1' };

test.each([
  ['what nobody touched here follows the record', { name: 'A', code: '1' }, { name: 'B', code: '1' }, 'B1', []],
  ['what was typed here stays', { name: 'C', code: '1' }, { name: 'A', code: '2' }, 'C2', []],
  ['what both changed alike is no clash', { name: 'B', code: '1' }, { name: 'B', code: '1' }, 'B1', []],
  [
    'what both changed stays as typed, and is named',
    { name: 'C', code: '1' },
    { name: 'B', code: '2' },
    'C2',
    ['name'],
  ],
])('%s', (_, typed, now, form, clashes) => {
  const merged = threeWay({ read, typed, now });
  expect(merged.form.name + merged.form.code).toBe(form);
  expect(merged.clashes).toEqual(clashes);
});

test('values are compared as the caller says', () => {
  const of = (id: string) => ({ parent: { id } });
  const same = (one: { id: string }, other: { id: string }) => one.id === other.id;
  expect(threeWay({ read: of('1'), typed: of('1'), now: of('2') }, same)).toEqual({ form: of('2'), clashes: [] });
});
