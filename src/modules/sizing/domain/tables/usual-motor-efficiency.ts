import { interpolated, type Points } from './points.ts';

/** IE3, four poles, 50 Hz (IEC 60034-30-1): kW, and what of its input a motor gives at rated load. */
const IE3_FOUR_POLES: Points = [
  [0.12, 0.648],
  [0.18, 0.699],
  [0.25, 0.735],
  [0.37, 0.773],
  [0.55, 0.808],
  [0.75, 0.825],
  [1.1, 0.841],
  [1.5, 0.853],
  [2.2, 0.867],
  [3, 0.877],
  [4, 0.886],
  [5.5, 0.896],
  [7.5, 0.904],
  [11, 0.914],
  [15, 0.921],
  [18.5, 0.926],
  [22, 0.93],
  [30, 0.936],
  [37, 0.939],
  [45, 0.942],
  [55, 0.946],
  [75, 0.95],
  [90, 0.952],
  [110, 0.954],
  [132, 0.956],
  [160, 0.958],
  [200, 0.96],
];

/** The efficiency a motor of a power (kW) is reckoned with where its own is not known, 0 to 1. */
export function usualMotorEfficiency(power: number): number {
  return interpolated(IE3_FOUR_POLES, power);
}
