import { expect, it } from 'vitest';
import { isPaletteKey } from './palette-key.ts';

const NONE = { key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ['Ctrl+K', { ctrlKey: true }, false, true],
  ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }, false, true],
  ['Ctrl+K while an input method is on', { key: 'Process', ctrlKey: true }, false, true],
  ['Ctrl+K where the letters stand elsewhere', { key: 'k', code: 'KeyV', ctrlKey: true }, false, true],
  ['Ctrl+T where the letters stand elsewhere', { key: 't', code: 'KeyK', ctrlKey: true }, false, false],
  ['Cmd+K on a Mac', { metaKey: true }, true, true],
  ['Ctrl+K on a Mac, which deletes to the end of the line', { ctrlKey: true }, true, false],
  ['the Windows key with K', { metaKey: true }, false, false],
  ['K alone', {}, false, false],
  ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }, false, false],
  ['Ctrl+Alt+K', { ctrlKey: true, altKey: true }, false, false],
])('%s', (_keys, pressed, isMac, expected) => {
  expect(isPaletteKey({ ...NONE, ...pressed }, isMac)).toBe(expected);
});
