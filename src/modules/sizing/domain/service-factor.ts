import type { BilingualText } from '#kernel/locale.ts';
import { both } from './core/define.ts';
import { interpolated, nextHigher } from './tables/points.ts';
import {
  AMBIENT_FACTOR,
  COLD_FACTOR,
  DURATION_FACTOR,
  type FactorGrid,
  GEARED_FACTORS,
  LOAD_CLASSES,
  type LoadClass,
  WORM_AMBIENT_FACTOR,
  WORM_FACTORS,
} from './tables/service-factors.ts';

/** How a gear unit meshes: what its service factor, its losses and its way back depend on. */
export const UNIT_KINDS = ['geared', 'helical-worm', 'worm'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The largest mass factor of each load class; above the last one the drive is by enquiry (rule 37). */
const MASS_FACTORS: Readonly<Record<UnitKind, Readonly<Record<LoadClass, number>>>> = {
  geared: { U: 0.2, M: 3, H: 10 },
  'helical-worm': { U: 0.2, M: 3, H: 10 },
  worm: { U: 0.3, M: 3, H: 10 },
};

/** The load class of a mass factor f_a; undefined above the heaviest. */
export function classOfMass(massFactor: number, kind: UnitKind): LoadClass | undefined {
  return LOAD_CLASSES.find((name) => massFactor <= MASS_FACTORS[kind][name]);
}

/** The heavier of two load classes. */
export function worseClass(one: LoadClass, other: LoadClass): LoadClass {
  return LOAD_CLASSES.indexOf(one) > LOAD_CLASSES.indexOf(other) ? one : other;
}

/** What a gear unit works under. */
export interface Work {
  readonly kind: UnitKind;
  readonly loadClass: LoadClass;
  readonly hoursADay: number;
  /** Starts, brakings and changes of pole or direction an hour. */
  readonly cycles: number;
  /** °C; left out, nothing is made of it. */
  readonly ambient?: number;
  /** Cyclic duration, per cent; left out, continuous. */
  readonly duration?: number;
}

/** The factor asked for and what it is made of, or why nobody can say. */
export type FactorDemand =
  | { readonly kind: 'factor'; readonly factor: number; readonly parts: Readonly<Record<string, number>> }
  | { readonly kind: 'enquire'; readonly why: BilingualText };

/** The service factor a gear unit needs (sizing notes §4): the next higher hours and cycles of the table, never between two. */
export function requiredFactor(work: Work): FactorDemand {
  const base = baseFactor(work);
  if (base === undefined) return beyond('运行时间或循环次数', 'hours or cycles');
  const more = ambientFactors(work);
  if (more === undefined) return beyond('环境温度', 'the ambient temperature');
  const parts = { f_B: base, ...more };
  return { kind: 'factor', factor: Object.values(parts).reduce((product, part) => product * part, 1), parts };
}

const HOURS: Readonly<Record<UnitKind, readonly number[]>> = {
  geared: [8, 16, 24],
  'helical-worm': [8, 16, 24],
  worm: [2, 8, 16, 24],
};

function baseFactor({ kind, loadClass, hoursADay, cycles }: Work): number | undefined {
  const grid: FactorGrid = kind === 'worm' ? WORM_FACTORS : GEARED_FACTORS;
  const hours = HOURS[kind].find((row) => hoursADay <= row);
  const band = grid.cycles.findIndex((most) => cycles <= most);
  return hours === undefined || band < 0 ? undefined : grid.factors[loadClass][hours]?.[band];
}

/** Below this ambient temperature, °C, oil is stiff. */
const COLD = -20;

function ambientFactors({ kind, ambient, duration = 100 }: Work): Readonly<Record<string, number>> | undefined {
  const cold = ambient !== undefined && ambient < COLD ? { f_B3: COLD_FACTOR } : {};
  if (kind === 'geared') return cold;
  if (kind === 'worm') {
    const warm = ambient === undefined ? 1 : nextHigher(WORM_AMBIENT_FACTOR, ambient);
    return warm === undefined ? undefined : { f_BT: warm, ...cold };
  }
  const last = AMBIENT_FACTOR.at(-1)?.[0] ?? 0;
  if (ambient !== undefined && ambient > last) return undefined;
  const warm = ambient === undefined ? 1 : interpolated(AMBIENT_FACTOR, ambient);
  return { f_B1: warm, f_B2: interpolated(DURATION_FACTOR, duration), ...cold };
}

function beyond(zh: string, en: string): FactorDemand {
  return {
    kind: 'enquire',
    why: both(`${zh}超出使用系数表，请询价`, `Beyond the table of service factors by ${en}: please enquire`),
  };
}
