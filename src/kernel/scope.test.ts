import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from './actor.ts';
import { mayReadOf, mayReadWork, mayWriteFor, scopeFrom } from './scope.ts';

const related = { children: ['child'], assigned: ['customer', 'customer-child'] };
const scopes = (role: Role) => scopeFrom({ role, organisationId: 'own' }, related);

describe('who reaches whose records', () => {
  test.each<[Role, string, string[]]>([
    ['customer-lv2', 'its own', ['own']],
    ['customer-lv1', 'its own and its centre customers', ['own', 'child']],
    [
      'staff',
      'the provider and the assigned customers with their centre customers',
      ['own', 'customer', 'customer-child'],
    ],
    ['admin', 'everything', ['own', 'child', 'customer', 'customer-child', 'stranger']],
  ])('%s reads %s', (role, _, readable) => {
    const everyone = ['own', 'child', 'customer', 'customer-child', 'stranger'];
    expect(everyone.filter((organisation) => mayReadOf(scopes(role), organisation))).toEqual(readable);
  });

  test.each<[Role, string[]]>([
    ['customer-lv2', ['own']],
    ['customer-lv1', ['own']],
    ['staff', ['own']],
    ['admin', []],
  ])('%s writes in the own name for %j', (role, writable) => {
    expect(
      ['own', 'child', 'customer', 'stranger'].filter((organisation) => mayWriteFor(scopes(role), organisation)),
    ).toEqual(writable);
  });

  test.each<[Role, string[]]>([
    ['customer-lv2', []],
    ['customer-lv1', []],
    ['staff', ['customer', 'customer-child']],
    ['admin', []],
  ])('%s services %j', (role, serviced) => {
    expect(scopes(role).serviced).toEqual(serviced);
  });

  test.each<[string, Role, { organisationId: string; actorId: string }, boolean]>([
    ['staff read their own work', 'staff', { organisationId: 'own', actorId: 'me' }, true],
    [
      'staff read no colleague’s work in the provider’s name',
      'staff',
      { organisationId: 'own', actorId: 'other' },
      false,
    ],
    [
      'staff read what was made for a customer of theirs',
      'staff',
      { organisationId: 'customer', actorId: 'other' },
      true,
    ],
    ['nobody reads what is out of reach', 'staff', { organisationId: 'stranger', actorId: 'me' }, false],
    ['customers read their colleagues’ work', 'customer-lv2', { organisationId: 'own', actorId: 'other' }, true],
    ['the administrator reads all', 'admin', { organisationId: 'own', actorId: 'other' }, true],
  ])('%s', (_, role, work, reads) => {
    expect(mayReadWork({ id: 'me', role, organisationId: 'own' }, scopes(role), work)).toBe(reads);
  });

  test('nobody writes what they may not read', () => {
    for (const role of ROLES) {
      const { serviced, writable } = scopes(role);
      expect([...writable, ...serviced].every((id) => mayReadOf(scopes(role), id))).toBe(true);
    }
  });
});
