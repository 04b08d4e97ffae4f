import { expect, test } from 'vitest';
import { stateOfShare } from './share-state.ts';

const NOW = new Date('2027-03-01T08:00:00Z');
const LATER = new Date('2027-03-02T08:00:00Z');
const EARLIER = new Date('2027-02-28T08:00:00Z');
const OPEN = { expiresAt: LATER, revokedAt: null, isLineDeleted: false, isAccountClosed: false };

test.each([
  ['opens until it expires', {}, 'open'],
  ['has expired at its very moment', { expiresAt: NOW }, 'expired'],
  ['is withdrawn by its owner', { revokedAt: EARLIER }, 'withdrawn'],
  ['is withdrawn with the line', { isLineDeleted: true }, 'withdrawn'],
  ['is withdrawn with the account', { isAccountClosed: true }, 'withdrawn'],
  ['stays withdrawn when its time is over', { expiresAt: EARLIER, revokedAt: EARLIER }, 'withdrawn'],
])('a link %s', (_what, changes, expected) => {
  expect(stateOfShare({ ...OPEN, ...changes }, NOW)).toBe(expected);
});
