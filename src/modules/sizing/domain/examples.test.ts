import { expect, test } from 'vitest';
import { APPLICATIONS } from './applications/applications.ts';
import { EXAMPLES, exampleOf, wrongIn } from './testing/examples.ts';
import { verifyDrive } from './verify/verify-drive.ts';

/** Cases of what is no machine; each has its test beside the code. */
const OTHERS = [
  'VERIFY-TRAVEL',
  'VERIFY-HOIST-DOWN',
  'FR-1',
  'FB-1',
  'FB-3',
  'DER-1',
  'SELF-1',
  'INERTIA-1',
  'IMP-1',
  'REGEN-1',
  'THERM-1',
  'FR-3',
  'SEL-1',
  'SEL-3',
];

test('every worked case is a machine or has a test of its own', () => {
  const machines = APPLICATIONS.map(({ id }) => id);
  const rest = EXAMPLES.filter(({ application }) => !machines.includes(application)).map(({ id }) => id);
  expect(rest.sort()).toEqual([...OTHERS].sort());
});

test('losses against what the housing gives off come out in the worked case', () => {
  const { M_2, n_2, eta_G, k, A, T_oil, T_amb } = exampleOf('THERM-1').inputs;
  const known = { M_2, n_2, eta_G, k, A, T_oil, T_amb };
  const figures = Object.fromEntries(Object.entries(known).map(([id, value]) => [id, Number(value)]));
  const verified = verifyDrive(figures, { supply: 'mains', isWorm: false });
  const ok = verified.checks.find(({ id }) => id === 'thermal')?.verdict === 'kept' ? 1 : 0;
  expect(wrongIn(exampleOf('THERM-1'), { ...verified.figures, ok })).toEqual([]);
});
