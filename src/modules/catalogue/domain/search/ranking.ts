import type { JudgedColumns } from '#product/judgement/judged-columns.ts';
import { massStep, rankOf } from '#product/judgement/rank.ts';
import { reserveMax } from '#product/judgement/verdict.ts';
import type { ColumnReading, RowIndex, RowPlan, SeenRow } from '#product/row-index.ts';
import { distance, figureIn, type KeyOf } from './sort-keys.ts';

/** How the rows a search finds are ranked by what is right (product decisions §11). */
export interface Ranking {
  readonly rankOf: KeyOf;
  isOversized(seen: SeenRow): boolean;
  readonly massOf: KeyOf;
  /** Undefined where the line does not say. */
  readonly efficiencyOf: KeyOf | undefined;
}

/** The ranking of a search, undefined where the line does not say by which columns its rows are judged. */
export function rankingOf(index: RowIndex, plan: RowPlan): Ranking | undefined {
  const { judged } = index.search;
  if (judged === undefined) return undefined;
  const most = reserveMax(plan.required);
  const isOversized = ({ reserve }: SeenRow) => reserve > most;
  return {
    rankOf: ranks(index, plan, judged, isOversized),
    isOversized,
    massOf: figureIn(plan.reading(judged.mass)),
    efficiencyOf: judged.efficiency === undefined ? undefined : figureIn(plan.reading(judged.efficiency)),
  };
}

/** One object serves all rows of a search: nothing is allocated per row. Order and picks ask of the same row in turn. */
function ranks(
  index: RowIndex,
  plan: RowPlan,
  { mass, poles, speed }: JudgedColumns,
  isOversized: Ranking['isOversized'],
): KeyOf {
  const stepOf = stepsIn(plan.reading(mass), index.rowCount);
  const polesOf = poles === undefined ? () => 0 : figureIn(plan.reading(poles));
  const deviationOf = distance(plan, speed);
  const ranked = { isOversized: false, massStep: 0, hasFourPoles: false, speedDeviation: 0 };
  let lastRow = -1;
  let lastRank = 0;
  return (seen) => {
    if (seen.row === lastRow) return lastRank;
    ranked.isOversized = isOversized(seen);
    ranked.massStep = stepOf(seen);
    ranked.hasFourPoles = polesOf(seen) === 4;
    ranked.speedDeviation = deviationOf(seen);
    lastRow = seen.row;
    lastRank = rankOf(ranked);
    return lastRank;
  };
}

/** The steps of mass of a reading that serves many searches are worked out once a row. */
const knownSteps = new WeakMap<ColumnReading, Int16Array>();
const UNKNOWN = -32_768;

function stepsIn(reading: ColumnReading, rowCount: number): KeyOf {
  const steps = knownSteps.get(reading) ?? new Int16Array(rowCount).fill(UNKNOWN);
  knownSteps.set(reading, steps);
  const massOf = figureIn(reading);
  return (seen) => {
    const known = steps[seen.row] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const step = massStep(massOf(seen));
    steps[seen.row] = step;
    return step;
  };
}
