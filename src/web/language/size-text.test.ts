import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [300, '0.3 KB'],
  [2_048, '2 KB'],
  [150_000, '146 KB'],
  [1_048_576, '1 MB'],
  [10_485_760, '10 MB'],
  [1_600_000, '1.5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, 'en')).toBe(text);
});
