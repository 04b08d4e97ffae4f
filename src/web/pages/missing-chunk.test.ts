import { expect, it } from 'vitest';
import { isMissingChunk } from './missing-chunk.ts';

it.each([
  [new TypeError('Failed to fetch dynamically imported module: http://portal.test/assets/x.js'), true],
  [new TypeError('error loading dynamically imported module: x'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/x.css'), true],
  [new TypeError('x is not a function'), false],
  ['Failed to fetch dynamically imported module', false],
])('%s is a missing file after a new version: %s', (error, expected) => {
  expect(isMissingChunk(error)).toBe(expected);
});
