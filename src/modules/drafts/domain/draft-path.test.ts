import { expect, test } from 'vitest';
import { pathOfLine } from '#web/paths.ts';
import { pathOfSamples, pathOfSavedProduct } from '#web/saved-product-path.ts';
import { pathOfDraft } from './draft-path.ts';

test.each([
  [{ category: 'JRT' }, pathOfLine('JRT')],
  [{ category: 'JRW', sample: 'JRW-S043' }, pathOfSamples('JRW', 'JRW-S043')],
  [{ category: 'JRT', sample: 'a+b' }, pathOfSamples('JRT', 'a+b')],
  [{ category: 'JRT', savedLine: '018f' }, pathOfSavedProduct('JRT', '018f')],
])('a draft of %j is gone on with at the very page of the browser', (subject, path) => {
  expect(pathOfDraft(subject)).toBe(path);
});
