import { expect, test } from 'vitest';
import { noLoadStarts, runUpTorque } from './motor-figures.ts';
import {
  backDrivingEfficiency,
  energyPerYear,
  fedBackPerYear,
  isSelfLocking,
  regeneratedPower,
} from './regeneration.ts';
import { exampleOf, wrongIn } from './testing/examples.ts';

test('a worm comes back as in the worked case', () => {
  const efficiency = Number(exampleOf('SELF-1').inputs.eta_G);
  const values = { eta_b: backDrivingEfficiency(efficiency), self_locking: isSelfLocking(efficiency) ? 1 : 0 };
  expect(wrongIn(exampleOf('SELF-1'), values)).toEqual([]);
});

test('a worm locks at an efficiency of one half, and not a hair above', () => {
  expect([0.5, 0.5 + 1e-6].map(isSelfLocking)).toEqual([true, false]);
});

test('what is lowered comes back as in the worked case', () => {
  const { P_gen, n_M, J_M, J_x, eta, eta_M, t_b, t_low, T_c } = exampleOf('REGEN-1').inputs;
  const { peak, average } = regeneratedPower({
    lowering: Number(P_gen),
    ratedSpeed: Number(n_M),
    motorInertia: Number(J_M),
    loadInertia: Number(J_x),
    efficiency: Number(eta),
    motorEfficiency: Number(eta_M),
    brakingTime: Number(t_b),
    loweringTime: Number(t_low),
    cycleTime: Number(T_c),
  });
  expect(wrongIn(exampleOf('REGEN-1'), { P_pk: peak, P_av: average })).toEqual([]);
});

test('energy of a year follows from power and hours', () => {
  expect(energyPerYear(1.8, 0.9, 4000, 0.5)).toEqual({ energy: 8000, carbon: 4000 });
  expect(fedBackPerYear(5, 100, 0.9)).toBeCloseTo(450, 9);
});

test('a motor runs up with the torque that was published, else with three quarters of its starting torque', () => {
  expect(runUpTorque(0.55, 4, 2.5)).toEqual({ value: 2.1, confidence: 'published' });
  expect(runUpTorque(45, 6, 2.4)).toEqual({ value: 0.75 * 2.4, confidence: 'estimated' });
  expect(runUpTorque(45, 6, null)).toBeUndefined();
});

test('a motor starts without load as often as was published, else as its losses allow', () => {
  const motor = { power: 0.12, poles: 8, efficiency: 0.5, inertia: 0.001, frequency: 50 };
  expect(noLoadStarts(motor)).toEqual({ value: 6000, confidence: 'published' });
  expect(noLoadStarts({ ...motor, power: 0.55, poles: 4, efficiency: 0.808, inertia: 0.00185 }).value).toBeCloseTo(
    2863,
    -1,
  );
  expect(noLoadStarts({ ...motor, power: 3, poles: 2 }).value).toBe(12_000);
});
