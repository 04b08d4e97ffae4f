import { describe, expect, test } from 'vitest';
import { COMPOSED } from '#testing/composed.ts';
import { beneficiaryOf, heedsActing, listedFor, mayActFor } from './acting.ts';
import { ROLES, type Role } from './actor.ts';
import { mayReadOf, mayWriteFor, scopeFrom } from './scope.ts';

const related = { children: ['child'], assigned: ['customer', 'customer-child'] };
const everyone = ['own', 'child', 'customer', 'customer-child', 'stranger'];

describe('whom one may act for', () => {
  test.each<[Role, string[]]>([
    ['customer-lv2', []],
    ['customer-lv1', ['child']],
    ['staff', ['customer', 'customer-child']],
    ['admin', []],
  ])('as %s: %j', (role, customers) => {
    expect(everyone.filter((organisation) => mayActFor({ role }, related, organisation))).toEqual(customers);
  });

  test('is nobody whose records one may not read, and never oneself', () => {
    for (const role of ROLES) {
      const scope = scopeFrom({ role, organisationId: 'own' }, related);
      const customers = everyone.filter((organisation) => mayActFor({ role }, related, organisation));
      expect(customers.every((customer) => mayReadOf(scope, customer))).toBe(true);
      expect(customers).not.toContain('own');
    }
  });
});

describe('acting for a customer', () => {
  const acting = (role: Role, onBehalfOf: string) =>
    scopeFrom({ role, organisationId: 'own', onBehalfOf }, related).writable;

  test.each<[Role, string, string[]]>([
    ['customer-lv1', 'child', ['own', 'child']],
    ['staff', 'customer', ['own', 'customer']],
    ['staff', 'customer-child', ['own', 'customer-child']],
    ['staff', 'stranger', ['own']],
    ['customer-lv1', 'customer', ['own']],
    ['customer-lv2', 'child', ['own']],
    ['admin', 'customer', []],
  ])('as %s for %s one writes for %j and no other', (role, customer, writable) => {
    expect(acting(role, customer)).toEqual(writable);
  });

  test('adds nothing to what one reads', () => {
    for (const role of ROLES) {
      const actor = { role, organisationId: 'own' };
      expect(scopeFrom({ ...actor, onBehalfOf: 'customer' }, related).readable).toEqual(
        scopeFrom(actor, related).readable,
      );
    }
  });

  test('takes the provider’s side away, also where one may not act for that customer', () => {
    const serviced = (onBehalfOf?: string) =>
      scopeFrom({ role: 'staff', organisationId: 'own', ...(onBehalfOf && { onBehalfOf }) }, related).serviced;
    expect(serviced()).toEqual(['customer', 'customer-child']);
    expect(serviced('customer')).toEqual([]);
    expect(serviced('stranger')).toEqual([]);
  });

  test('has to be said: a level-1 customer writes nothing of its centre customers otherwise', () => {
    expect(mayWriteFor(scopeFrom({ role: 'customer-lv1', organisationId: 'own' }, related), 'child')).toBe(false);
  });

  test('makes new records the customer’s and lists the customer’s alone', () => {
    const scope = scopeFrom({ role: 'staff', organisationId: 'own' }, related);
    expect(beneficiaryOf({ organisationId: 'own' })).toBe('own');
    expect(beneficiaryOf({ organisationId: 'own', onBehalfOf: 'customer' })).toBe('customer');
    expect(listedFor({}, scope)).toEqual(['own', 'customer', 'customer-child']);
    expect(listedFor({ onBehalfOf: 'customer' }, scope)).toEqual(['customer']);
  });
});

test('every call can be made for a customer but those about the person and those open to all', () => {
  expect(['public', ...COMPOSED.permissions.keys()].filter((access) => !heedsActing({ access })).sort()).toEqual([
    'customers.assist',
    'menu.read',
    'personal-data.own',
    'public',
    'session.own',
  ]);
});

test('a call that is open to all can be made for a customer where its contract says so', () => {
  expect(heedsActing({ access: 'public', onBehalf: true })).toBe(true);
});
