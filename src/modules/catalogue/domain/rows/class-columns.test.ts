import { expect, it } from 'vitest';
import { classColumn, codesAmong, narrowTo } from './class-columns.ts';

const CLASSES = [
  { values: { size: '37', poles: '4' }, cell: 0 },
  { values: { size: '47' }, cell: 1 },
  { values: { size: '37', poles: '6' }, cell: 2 },
];

it('classes are narrowed to the codes of a variable, and say which are left of another', () => {
  const marked = new Uint8Array(CLASSES.length).fill(1);
  narrowTo(classColumn(CLASSES, 'size'), ['37', '57'], marked);
  expect([...marked]).toEqual([1, 0, 1]);
  expect([...codesAmong(classColumn(CLASSES, 'poles'), marked)]).toEqual(['4', '6']);
});

it('a class that does not speak of a variable has the empty code of it', () => {
  expect(classColumn(CLASSES, 'poles').codes).toEqual(['4', '', '6']);
});
