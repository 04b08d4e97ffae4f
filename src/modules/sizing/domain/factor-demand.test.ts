import { expect, test } from 'vitest';
import { type FactorOf, factorDemand } from './factor-demand.ts';

const WORK: FactorOf = { kind: 'geared', loadClass: 'U', hoursADay: 16, cycles: 300 };
const factorOf = (more: Partial<FactorOf>) => {
  const demand = factorDemand({ ...WORK, ...more });
  return demand.kind === 'factor' ? demand.factor : demand.kind;
};

test.each([
  ['the class of the machine alone', {}, 1.25],
  ['the inertia where it is worse', { massFactor: 2.5 }, 1.5],
  ['the machine where it is worse', { massFactor: 0.1, loadClass: 'H' }, 1.65],
  ['no inertia that a ramp keeps away', { massFactor: 9, isRamped: true }, 1.25],
  ['a class more with electric braking', { duty: 'S5' }, 1.5],
  ['an enquiry above ten times the inertia', { massFactor: 10 + 1e-6 }, 'enquire'],
] as const)('the factor follows from %s', (_, more, expected) => {
  expect(factorOf(more)).toBe(expected);
});
