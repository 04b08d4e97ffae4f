import { expect, test } from 'vitest';
import en from '#modules/accounts/locales/en.json' with { type: 'json' };
import { RETENTION, RETENTION_CATEGORIES } from './retention.ts';

test('every category is told with its name, its contents and its purpose, and every told one exists', () => {
  const { category } = en.privacy;
  expect(Object.keys(category).sort()).toEqual([...RETENTION_CATEGORIES].sort());
  for (const texts of Object.values(category)) expect(Object.keys(texts)).toEqual(['name', 'what', 'why']);
});

test('every basis, occasion and fate is told', () => {
  const rules = Object.values(RETENTION);
  const { basis, until, erasure } = en.privacy;
  expect(Object.keys(basis).sort()).toEqual([...new Set(rules.map((rule) => rule.basis))].sort());
  expect(Object.keys(erasure).sort()).toEqual([...new Set(rules.map((rule) => rule.atErasure))].sort());
  const occasions = rules.map(({ keptFor }) => keptFor).filter((keptFor) => typeof keptFor === 'string');
  expect(Object.keys(until).sort()).toEqual([...new Set(occasions)].sort());
});
