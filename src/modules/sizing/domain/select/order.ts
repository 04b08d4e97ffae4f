import type { BilingualText } from '#kernel/locale.ts';
import { both } from '#modules/sizing/domain/core/define.ts';
import { massStep } from '#product/judgement/rank.ts';
import type { Candidate } from './candidate.ts';

/** What the order looks at, of a drive that meets every demand. */
export interface Standing {
  readonly candidate: Candidate;
  readonly figures: Readonly<Record<string, number>>;
  readonly isOversized: boolean;
}

/** A criterion of the order: the smaller comes first. */
interface Criterion {
  readonly code: string;
  readonly value: (standing: Standing, lightest: number) => number;
  /** What is told of it, and its unit. */
  readonly told: (standing: Standing) => number;
  readonly unit: string;
  readonly text: BilingualText;
}

/** The number of poles a motor usually has. */
export const USUAL_POLES = 4;

/** Deviations of speed above this, %, stand behind those of the same poles (rule 26). */
const DEVIATION_MAX = 3;

/** Whether a drive is so far from the speed that it is told. */
export function isOffSpeed({ figures }: Pick<Standing, 'figures'>): boolean {
  return (figures.dev_abs ?? 0) > DEVIATION_MAX;
}

/**
 * The order of the best, of drives that nothing else speaks against: four poles, speed within 3 %, lower mass in steps of 5 %,
 * smaller deviation of speed, lower price, less energy. Product decisions §11 have mass before poles, as the search by figures does; whoever comes
 * from a machine asks for no number of poles, and is answered with the usual one first (issue 18).
 */
export const ORDER: readonly Criterion[] = [
  {
    code: 'poles',
    value: ({ candidate }) => (candidate.poles === USUAL_POLES ? 0 : 1),
    told: ({ candidate }) => candidate.poles,
    unit: '',
    text: both('不是 4 极电机', 'Not a four-pole motor'),
  },
  {
    code: 'speed-off',
    value: (standing) => (isOffSpeed(standing) ? 1 : 0),
    told: ({ figures }) => figures.dev_abs ?? 0,
    unit: '%',
    text: both('转速偏差大于 3 %', 'The speed is more than 3 % off'),
  },
  {
    code: 'heavier',
    value: ({ candidate }, lightest) => massStep(candidate.mass, lightest),
    told: ({ candidate }) => candidate.mass,
    unit: 'kg',
    text: both('更重', 'Heavier'),
  },
  {
    code: 'speed-further',
    value: ({ figures }) => figures.dev_abs ?? 0,
    told: ({ figures }) => figures.dev_abs ?? 0,
    unit: '%',
    text: both('转速偏差更大', 'Further from the speed'),
  },
  {
    code: 'dearer',
    value: ({ candidate }) => candidate.price ?? Number.MAX_VALUE,
    told: ({ candidate }) => candidate.price ?? Number.NaN,
    unit: '',
    text: both('价格更高', 'Dearer'),
  },
  {
    code: 'energy',
    value: ({ figures }) => figures.E_year ?? 0,
    told: ({ figures }) => figures.E_year ?? Number.NaN,
    unit: 'kWh',
    text: both('年耗电更多', 'Takes more energy in a year'),
  },
];

/** The drives in their order, best first; behind those of less gravity in what speaks against them. */
export function inRank<S extends Standing>(standings: readonly S[], gravityOf: (standing: S) => number): readonly S[] {
  const lightest = lightestOf(standings);
  const keyed = standings.map((standing) => ({
    standing,
    key: [gravityOf(standing), ...ORDER.map(({ value }) => value(standing, lightest))],
  }));
  return keyed.sort((one, other) => compared(one.key, other.key)).map(({ standing }) => standing);
}

/** The lightest mass that is known: what steps of mass are counted from. */
export function lightestOf(standings: readonly Standing[]): number {
  const known = standings.map(({ candidate }) => candidate.mass).filter((mass) => mass > 0);
  return known.length === 0 ? 1 : Math.min(...known);
}

/** The first criterion by which one drive stands behind another; undefined where they are alike. */
export function decidedBy(behind: Standing, ahead: Standing, lightest: number): Criterion | undefined {
  return ORDER.find(({ value }) => value(behind, lightest) > value(ahead, lightest));
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
