import type { JudgedColumns } from '#product/judgement/judged-columns.ts';
import { massStep, rankOf } from '#product/judgement/rank.ts';
import { reserveMax } from '#product/judgement/verdict.ts';
import { exceeds, reaches } from '#product/rounding.ts';
import type { RowIndex, RowPlan, SeenRow } from '#product/row-index.ts';
import { columnKey, distance, figureIn, type KeyOf } from './sort-keys.ts';

/** How the rows a search finds are ranked by what is right (product decisions §11). */
export interface Ranking {
  readonly rankOf: KeyOf;
  isOversized(seen: SeenRow): boolean;
  /** Whether no standard motor of its adapter's frame gives the power needed. */
  isFrameTooSmall(seen: SeenRow): boolean;
  /** Undefined where no mass is known. */
  readonly massOf: KeyOf | undefined;
  /** Undefined where the line does not say. */
  readonly efficiencyOf: KeyOf | undefined;
  /** Undefined where no row has a motor of ours. */
  readonly hasFourPoles: ((seen: SeenRow) => boolean) | undefined;
}

/**
 * The ranking of a search by the mass its steps count from, by default that of its lightest row; undefined where the line
 * does not say by which columns its rows are judged.
 */
export function rankingOf(
  { search }: Pick<RowIndex, 'search'>,
  plan: RowPlan,
  lightest = lightestFound(search, plan),
): Ranking | undefined {
  const { judged } = search;
  if (judged === undefined) return undefined;
  const isOversized = oversizedIn(plan);
  const polesOf = judged.poles === undefined ? undefined : figureIn(plan.reading(judged.poles));
  return {
    rankOf: ranks(plan, judged, isOversized, stepsIn(search, plan, judged, lightest)),
    isOversized,
    isFrameTooSmall: (seen) => plan.frames?.isTooSmall(seen) ?? false,
    massOf: judged.mass === undefined ? undefined : figureIn(plan.reading(judged.mass)),
    efficiencyOf: judged.efficiency === undefined ? undefined : figureIn(plan.reading(judged.efficiency)),
    hasFourPoles: polesOf && ((seen) => polesOf(seen) === USUAL_POLES),
  };
}

/** What rows are light or small by: their mass, where none is known the first figure that rises with it; undefined where the line has neither. */
export function weightIn({ judged }: RowIndex['search'], plan: RowPlan): KeyOf | undefined {
  const by = judged?.mass ?? judged?.rising?.[0];
  return by === undefined ? undefined : figureIn(plan.reading(by));
}

/** The mass, or what stands for it, of the lightest row a search finds that is not oversized, else of the lightest it finds; infinite for none. */
export function lightestFound(
  search: RowIndex['search'],
  plan: RowPlan,
  isMeant: (seen: SeenRow) => boolean = ({ reserve }) => reaches(reserve, plan.required),
): number {
  const massOf = weightIn(search, plan);
  if (massOf === undefined) return Number.POSITIVE_INFINITY;
  const isOversized = oversizedIn(plan);
  let fitting = Number.POSITIVE_INFINITY;
  let any = Number.POSITIVE_INFINITY;
  plan.scan((seen) => {
    const mass = massOf(seen);
    if (!(mass > 0 && mass < fitting && isMeant(seen))) return;
    any = Math.min(any, mass);
    if (!isOversized(seen)) fitting = mass;
  });
  return Number.isFinite(fitting) ? fitting : any;
}

function oversizedIn({ required }: Pick<RowPlan, 'required'>): Ranking['isOversized'] {
  const most = reserveMax(required);
  return ({ reserve }) => exceeds(reserve, most);
}

/** Motors of so many poles are the usual ones (product decisions §11, the fourth rank). */
const USUAL_POLES = 4;

/** What rises with the mass counts as digits of one number: a figure as it is, a code by its place among the codes. */
const RISING_BASE = 10;

/** The step of mass a row stands in; where no mass is known, what rises with it makes the steps. */
function stepsIn(
  search: RowIndex['search'],
  plan: RowPlan,
  { mass, rising = [] }: JudgedColumns,
  lightest: number,
): KeyOf {
  if (mass !== undefined) {
    const massOf = figureIn(plan.reading(mass));
    return (seen) => massStep(massOf(seen), lightest);
  }
  const figures = rising.map((id) => columnKey(search, plan, id));
  return (seen) => figures.reduce((step, figureOf) => step * RISING_BASE + figureOf(seen), 0);
}

/** One object serves all rows of a search: nothing is allocated per row. Order and picks ask of the same row in turn. */
function ranks(
  plan: RowPlan,
  { poles, speed }: JudgedColumns,
  isOversized: Ranking['isOversized'],
  stepOf: KeyOf,
): KeyOf {
  const polesOf = poles === undefined ? () => 0 : figureIn(plan.reading(poles));
  const deviationOf = distance(plan, speed);
  const { frames } = plan;
  const ranked = {
    isFrameTooSmall: false,
    isOversized: false,
    massStep: 0,
    hasFourPoles: false,
    speedDeviation: 0,
    framesApart: 0,
  };
  let lastRow = -1;
  let lastRank = 0;
  return (seen) => {
    if (seen.row === lastRow) return lastRank;
    ranked.isFrameTooSmall = frames?.isTooSmall(seen) ?? false;
    ranked.isOversized = isOversized(seen);
    ranked.massStep = stepOf(seen);
    ranked.hasFourPoles = polesOf(seen) === USUAL_POLES;
    ranked.speedDeviation = deviationOf(seen);
    ranked.framesApart = frames?.apart(seen) ?? 0;
    lastRow = seen.row;
    lastRank = rankOf(ranked);
    return lastRank;
  };
}
