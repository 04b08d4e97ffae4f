import { expect, it } from 'vitest';
import { hiddenAsNull, noneAsNull, nullAsNone } from './saved-part.ts';

it.each([
  ['none', null, 'none'],
  ['-', null, 'none'],
  ['', null, 'none'],
  [null, null, 'none'],
  [undefined, null, 'none'],
  ['BE2', 'BE2', 'BE2'],
])('%j is sent as %j and read back as %j', (value, sent, read) => {
  expect(noneAsNull(value)).toBe(sent);
  expect(nullAsNone(sent)).toBe(read);
});

it.each([
  ['-', null],
  ['', null],
  ['none', 'none'],
])('elsewhere %j is sent as %j', (value, sent) => {
  expect(hiddenAsNull(value)).toBe(sent);
});
