import type { Points } from './points.ts';

export const LOAD_CLASSES = ['U', 'M', 'H'] as const;
export type LoadClass = (typeof LOAD_CLASSES)[number];

/** Factors by load class and hours a day; one for each band of cycles an hour, whose upper ends are named. No interpolation. */
export interface FactorGrid {
  readonly cycles: readonly number[];
  readonly factors: Readonly<Record<LoadClass, Readonly<Record<string, readonly number[]>>>>;
}

/** Helical, bevel and helical-worm units (estimated from the usual diagram). */
export const GEARED_FACTORS: FactorGrid = {
  cycles: [5, 60, 200, 400, 800, 1400],
  factors: {
    U: {
      8: [0.8, 1, 1, 1.1, 1.15, 1.2],
      16: [1, 1.1, 1.2, 1.25, 1.3, 1.35],
      24: [1.2, 1.25, 1.3, 1.35, 1.4, 1.5],
    },
    M: {
      8: [1, 1.2, 1.25, 1.35, 1.4, 1.45],
      16: [1.2, 1.3, 1.4, 1.5, 1.55, 1.6],
      24: [1.35, 1.45, 1.5, 1.6, 1.65, 1.7],
    },
    H: {
      8: [1.2, 1.4, 1.5, 1.55, 1.6, 1.65],
      16: [1.4, 1.5, 1.6, 1.65, 1.7, 1.75],
      24: [1.6, 1.7, 1.75, 1.8, 1.85, 1.9],
    },
  },
};

/** Worm units. */
export const WORM_FACTORS: FactorGrid = {
  cycles: [5, 10, 20, 40, 60, 100],
  factors: {
    U: {
      2: [0.8, 0.85, 0.89, 0.94, 0.97, 1],
      8: [1, 1.05, 1.09, 1.14, 1.17, 1.2],
      16: [1.2, 1.25, 1.29, 1.34, 1.37, 1.4],
      24: [1.5, 1.55, 1.59, 1.64, 1.67, 1.7],
    },
    M: {
      2: [1, 1.07, 1.14, 1.21, 1.25, 1.3],
      8: [1.2, 1.27, 1.34, 1.41, 1.45, 1.5],
      16: [1.4, 1.47, 1.54, 1.61, 1.65, 1.7],
      24: [1.7, 1.77, 1.84, 1.91, 1.95, 2],
    },
    H: {
      2: [1.2, 1.29, 1.39, 1.48, 1.53, 1.6],
      8: [1.4, 1.49, 1.59, 1.68, 1.73, 1.8],
      16: [1.6, 1.69, 1.79, 1.88, 1.93, 2],
      24: [1.9, 1.99, 2.09, 2.18, 2.23, 2.3],
    },
  },
};

/** Helical-worm units: by ambient temperature in °C, and by cyclic duration in per cent. Published at 40 °C and at 66.67 %. */
export const AMBIENT_FACTOR: Points = [
  [-20, 1],
  [20, 1],
  [30, 1.15],
  [40, 1.36],
  [50, 1.6],
];
export const DURATION_FACTOR: Points = [
  [20, 0.6],
  [40, 0.8],
  [66.67, 0.95],
  [100, 1],
];

/** Below −20 °C, every unit. */
export const COLD_FACTOR = 1.2;

/** Worm units by ambient temperature: up to so many °C the factor (published). */
export const WORM_AMBIENT_FACTOR: Points = [
  [30, 1],
  [40, 1.2],
  [50, 1.4],
  [60, 1.6],
];
