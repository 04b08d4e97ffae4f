import { describe, expect, test } from 'vitest';
import type { Role } from '#kernel/actor.ts';
import { RIGHTS, type Right } from '#kernel/right.ts';
import { rightsOf, rightsToChange } from './rights.ts';

describe('the rights of a person', () => {
  test.each<[Role, readonly string[], readonly Right[]]>([
    ['staff', [], []],
    ['staff', ['cost.read', 'quotes.approve'], ['quotes.approve', 'cost.read']],
    ['staff', ['cost.read', 'cost.read', 'nothing.known'], ['cost.read']],
    ['admin', [], ['bank.read', 'cost.read']],
    ['admin', RIGHTS, ['bank.read', 'cost.read']],
    ['customer-lv1', RIGHTS, []],
    ['customer-lv2', RIGHTS, []],
  ])('as %s who was given %j are %j', (role, given, rights) => {
    expect(rightsOf(role, given)).toEqual(rights);
  });
});

test('what is chosen twice is given once, and what was there before is left alone', () => {
  expect(rightsToChange(['bills.issue', 'bills.void'], ['cost.read', 'bills.void', 'cost.read'])).toEqual({
    given: ['cost.read'],
    taken: ['bills.issue'],
  });
});
