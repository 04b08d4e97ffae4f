import { customColourRal } from '#lines/shared/paint/custom-colour-ral.ts';
import type { Check } from '#product/check.ts';
import { boreRange } from './bore-range.ts';
import { inputSpeedLimit } from './input-speed-limit.ts';
import { leastServiceFactor } from './least-service-factor.ts';
import { outletDirection } from './outlet-direction.ts';
import { powerAndTorque } from './power-and-torque.ts';

/** What JRT judges beside its rules, in the order of the steps (spec 001 §5). */
export const JRT_CHECKS: readonly Check[] = [
  inputSpeedLimit,
  boreRange,
  powerAndTorque,
  leastServiceFactor,
  outletDirection,
  customColourRal,
];

/** What of it no further answer mends. */
export const JRT_IMPOSSIBLE = [
  'input-speed-too-high',
  'bore-outside-range',
  'service-factor-too-low',
  'outlet-direction-with-inverter',
];
