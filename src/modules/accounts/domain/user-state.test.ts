import { describe, expect, it } from 'vitest';
import { type Standing, stateOf, stateOnceEnabled, usersPath } from './user-state.ts';

const plain: Standing = { erasedAt: null, disabled: false, pending: false, hasPassword: true };

describe('the state of an account', () => {
  it.each([
    ['active', {}],
    ['pending', { pending: true }],
    ['invited', { hasPassword: false }],
    ['invited', { hasPassword: false, pending: true }],
    ['disabled', { disabled: true, pending: true, hasPassword: false }],
    ['erased', { erasedAt: new Date(0), disabled: true }],
  ] as const)('is %s where it is %j', (state, changes) => {
    expect(stateOf({ ...plain, ...changes })).toBe(state);
  });

  it.each([
    ['active', {}],
    ['pending', { pending: true }],
    ['invited', { hasPassword: false }],
  ] as const)('is %s again once one that is %j is enabled', (state, changes) => {
    expect(stateOnceEnabled({ ...plain, ...changes, disabled: true })).toBe(state);
  });
});

it('the accounts of a state stand at an address of their own', () => {
  expect(usersPath('pending')).toBe('/back-office/users?state=pending');
});
