import { describe, expect, test } from 'vitest';
import type { Role } from './actor.ts';
import { scopeFrom } from './scope.ts';
import { type Side, sideOf } from './side.ts';

const RELATED: Readonly<Record<Role, { children: string[]; assigned: string[] }>> = {
  'customer-lv2': { children: [], assigned: [] },
  'customer-lv1': { children: ['child', 'other child'], assigned: [] },
  staff: { children: [], assigned: ['customer', 'child of customer'] },
  admin: { children: [], assigned: [] },
};

function sideFor(role: Role, onBehalfOf: string | undefined, organisationId: string): Side {
  const actor = { role, organisationId: 'own', ...(onBehalfOf !== undefined && { onBehalfOf }) };
  return sideOf(actor, scopeFrom(actor, RELATED[role]), organisationId);
}

describe('the side of a paper', () => {
  test.each<[string, Role, string | undefined, string, Side]>([
    ['a level-2 customer is on the customer’s side of its own', 'customer-lv2', undefined, 'own', 'C'],
    ['a level-2 customer is on no side of others’', 'customer-lv2', undefined, 'stranger', 'none'],
    ['a level-2 customer acts for nobody', 'customer-lv2', 'stranger', 'stranger', 'none'],
    ['a level-1 customer is on the customer’s side of its own', 'customer-lv1', undefined, 'own', 'C'],
    ['a level-1 customer reads its centre customer’s and is on no side', 'customer-lv1', undefined, 'child', 'none'],
    ['a level-1 customer acting for its centre customer is on its side', 'customer-lv1', 'child', 'child', 'C'],
    ['a level-1 customer acting for a centre customer keeps its own', 'customer-lv1', 'child', 'own', 'C'],
    ['a level-1 customer acting for one is on no side of the other', 'customer-lv1', 'child', 'other child', 'none'],
    ['a level-1 customer naming a stranger is on no side of theirs', 'customer-lv1', 'stranger', 'stranger', 'none'],
    ['staff are on the provider’s side of an assigned customer’s', 'staff', undefined, 'customer', 'P'],
    ['staff are on the provider’s side of its centre customer’s', 'staff', undefined, 'child of customer', 'P'],
    ['staff are on no side of a customer of others', 'staff', undefined, 'stranger', 'none'],
    ['staff are on no side of what is the provider’s own', 'staff', undefined, 'own', 'none'],
    ['staff acting are on the customer’s side', 'staff', 'customer', 'customer', 'C'],
    [
      'staff acting for one are on no side of another they look after',
      'staff',
      'customer',
      'child of customer',
      'none',
    ],
    ['staff acting are on no side of the provider’s own', 'staff', 'customer', 'own', 'none'],
    ['staff naming a customer of others are on no side of theirs', 'staff', 'stranger', 'stranger', 'none'],
    ['staff naming a customer of others are on no side of their own', 'staff', 'stranger', 'customer', 'none'],
    ['the administrator reads all and is on no side', 'admin', undefined, 'customer', 'none'],
    ['the administrator is on no side of the provider’s own', 'admin', undefined, 'own', 'none'],
    ['the administrator naming a customer is on no side', 'admin', 'customer', 'customer', 'none'],
  ])('%s', (_, role, onBehalfOf, organisationId, side) => {
    expect(sideFor(role, onBehalfOf, organisationId)).toBe(side);
  });
});
