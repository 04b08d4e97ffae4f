import type { Check } from '#product/check.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { exceeds, reaches } from '#product/rounding.ts';
import { asPlanetary } from './configuration.ts';
import { FASTEST_INPUT, fastestInput, SLOWEST_INPUT } from './rating/limits.ts';

/** The input runs no faster than its unit is sold for, in r/min (reference rule jrp-input-speed). */
const speedLimit: Check = (config) => {
  const { search, basicType } = asPlanetary(config);
  const speed = search.inputSpeed ?? basicType?.inputSpeed ?? 0;
  const most = basicType ? fastestInput({ size: basicType.reduceUnitSize, stages: basicType.stages }) : FASTEST_INPUT;
  return exceeds(speed, most) ? { code: 'input-speed-too-high', step: 1, field: 'inputSpeed' } : null;
};

/** The input runs no slower than is typed in, in r/min (reference fields of the line). */
const slowestSpeed: Check = (config) => {
  const { inputSpeed } = asPlanetary(config).search;
  const isTooSlow = inputSpeed !== null && !reaches(inputSpeed, SLOWEST_INPUT);
  return isTooSlow ? { code: 'input-speed-too-low', step: 1, field: 'inputSpeed' } : null;
};

/** The unit permits the peak torque asked for, Nm (reference rule jrp-peak). */
const peakBorne: Check = (config) => {
  const { search, basicType } = asPlanetary(config);
  const isBorne = basicType === null || !exceeds(search.peakTorque ?? 0, basicType.peakTorque);
  return isBorne ? null : { code: 'peak-torque-too-high', step: 1, field: BASIC_TYPE };
};

/** What JRP judges beside its rules, in the order of the steps. */
export const JRP_CHECKS: readonly Check[] = [speedLimit, slowestSpeed, peakBorne];

/** What of it no further answer mends. */
export const JRP_IMPOSSIBLE = ['input-speed-too-high', 'input-speed-too-low'];
