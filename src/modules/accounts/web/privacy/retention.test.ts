import { beforeEach, expect, test } from 'vitest';
import { WEB_MODULES } from '#app/web/modules.ts';
import { COMPOSED } from '#testing/composed.ts';
import { compose } from '#web/composition.ts';
import { retainedCategories } from './retention.ts';

beforeEach(() => compose(WEB_MODULES));

test('the page tells of exactly what the modules declare, with the rules the server goes by', async () => {
  const told = (await retainedCategories()).map(({ category, rule }) => [category, rule]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(COMPOSED.retention));
});

test('a category without its words is a mistake that is seen', async () => {
  const rules = Object.fromEntries(COMPOSED.retention);
  const extras = { retention: { rules, words: { 'zh-cn': {}, en: {} } } };
  compose([{ name: 'mute', extras: async () => ({ extras }) }]);
  await expect(retainedCategories()).rejects.toThrow('it has no words');
});
