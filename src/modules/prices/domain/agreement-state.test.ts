import { expect, test } from 'vitest';
import { lastDayEndedOn, stateOn } from './agreement-state.ts';

test.each([
  ['2026-03-01', null, 'in-force'],
  ['2026-03-01', '2026-03-01', 'in-force'],
  ['2026-03-02', null, 'to-come'],
  ['2026-01-01', '2026-02-28', 'ended'],
])('on 2026-03-01, one from %s to %s is %s', (validFrom, validTo, state) => {
  expect(stateOn({ validFrom, validTo }, '2026-03-01')).toBe(state);
});

test.each([
  ['2026-01-01', '2026-02-28'],
  ['2026-02-28', '2026-02-28'],
  ['2026-03-01', null],
  ['2026-04-01', null],
])('one from %s that is ended on 2026-03-01 holds until %s', (validFrom, last) => {
  expect(lastDayEndedOn({ validFrom, validTo: null }, '2026-03-01')).toBe(last);
});
