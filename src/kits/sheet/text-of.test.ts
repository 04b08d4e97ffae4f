import { expect, test } from 'vitest';
import { SheetRefusal } from './sheet-limits.ts';
import { textOf } from './text-of.ts';

test.each([
  ['UTF-8', Buffer.from('部件,list\n')],
  ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('部件,list\n', 'utf16le')])],
  ['GB 18030', Buffer.from([0xb2, 0xbf, 0xbc, 0xfe, ...Buffer.from(',list\n')])],
])('a text in %s is read', (_, bytes) => {
  expect(textOf(bytes)).toBe('部件,list\n');
});

test.each([
  ['holds a NUL', Buffer.from('component,list\nunit,\0')],
  ['is a workbook of old', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0])],
])('what %s is no text', (_, bytes) => {
  expect(() => textOf(bytes)).toThrow(SheetRefusal);
});
