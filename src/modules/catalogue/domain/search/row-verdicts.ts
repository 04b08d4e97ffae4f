import { rowFigure } from '#product/column.ts';
import { demandOf } from '#product/judgement/demand.ts';
import { reserveUnder } from '#product/judgement/loaded-reserve.ts';
import { isLighter } from '#product/judgement/rank.ts';
import { type Verdict, verdictOf } from '#product/judgement/verdict.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowIndex, RowPlan } from '#product/row-index.ts';

/** What a listed row is for the demand. */
export interface RowVerdict {
  readonly id: string;
  readonly verdict: Verdict;
  /** What it bears as a multiple of what is asked: its fB, or that of a torque asked for that is larger than its own. */
  readonly reserve: number;
  /** Whether it stands behind the recommended row although it is lighter: its verdict is why. */
  readonly isLighter: boolean;
  /** The most a standard motor of its adapter's frame gives, kW, where more is needed. */
  readonly framePower?: number;
}

/** What each of these rows is for what a search demands; nothing where the line's rows are not judged. */
export function rowVerdicts<Row extends CatalogueRow>(
  { search }: RowIndex<Row>,
  { query, frames }: Pick<RowPlan<Row>, 'query' | 'frames'>,
  rows: readonly Row[],
  recommended: Row | undefined,
): readonly RowVerdict[] {
  const { judged } = search;
  if (judged === undefined) return [];
  const demand = demandOf(search, query);
  const { mass } = judged;
  const isLess = (row: Row) =>
    mass !== undefined &&
    recommended !== undefined &&
    isLighter(rowFigure(search, row, mass), rowFigure(search, recommended, mass));
  return rows.flatMap((row) => {
    const verdict = verdictOf(search, row, demand);
    if (verdict === undefined) return [];
    const reserve = reserveUnder(search, row, demand.load);
    const framePower = frames?.shortPower(row);
    const isBehind = verdict !== 'fits' || framePower !== undefined;
    return [{ id: row.id, verdict, reserve, isLighter: isBehind && isLess(row), ...(framePower && { framePower }) }];
  });
}
