import { expect, test } from 'vitest';
import type { Occasion } from '#kernel/retention.ts';
import en from '#modules/accounts/locales/en.json' with { type: 'json' };
import { RETENTION } from './retention.ts';

/** Also those that rules of other modules end by. */
const OCCASIONS = { erasure: true, organisation: true, withdrawal: true } satisfies Record<Occasion, true>;

test('every basis, occasion and fate is told', () => {
  const rules = Object.values(RETENTION);
  const { basis, until, erasure } = en.privacy;
  expect(Object.keys(basis).sort()).toEqual([...new Set(rules.map((rule) => rule.basis))].sort());
  expect(Object.keys(erasure).sort()).toEqual([...new Set(rules.map((rule) => rule.atErasure))].sort());
  expect(Object.keys(until).sort()).toEqual(Object.keys(OCCASIONS).sort());
});
