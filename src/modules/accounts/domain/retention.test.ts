import { expect, test } from 'vitest';
import en from '#modules/accounts/locales/en.json' with { type: 'json' };
import { RETENTION } from './retention.ts';

test('every basis, occasion and fate is told', () => {
  const rules = Object.values(RETENTION);
  const { basis, until, erasure } = en.privacy;
  expect(Object.keys(basis).sort()).toEqual([...new Set(rules.map((rule) => rule.basis))].sort());
  expect(Object.keys(erasure).sort()).toEqual([...new Set(rules.map((rule) => rule.atErasure))].sort());
  const occasions = rules
    .map(({ retainedFor }) => retainedFor)
    .filter((retainedFor) => typeof retainedFor === 'string');
  expect(Object.keys(until).sort()).toEqual([...new Set(occasions)].sort());
});
