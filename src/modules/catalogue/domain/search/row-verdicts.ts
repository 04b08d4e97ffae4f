import { type RowSearchDef, rowFigure } from '#product/column.ts';
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
  /** Whether it stands behind the recommended row although it is lighter, or smaller where no mass is known: its verdict is why. */
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
  const isLess = (row: Row) => recommended !== undefined && isLessThan(search, row, recommended);
  return rows.flatMap((row) => {
    const verdict = verdictOf(search, row, demand);
    if (verdict === undefined) return [];
    const reserve = reserveUnder(search, row, demand.load);
    const framePower = frames?.shortPower(row);
    // Sizes say less than masses: of what is larger than it need be none is called smaller.
    const isComparable = judged.mass !== undefined || verdict === 'below-demand';
    const isBehind = (verdict !== 'fits' || framePower !== undefined) && isComparable;
    return [{ id: row.id, verdict, reserve, isLighter: isBehind && isLess(row), ...(framePower && { framePower }) }];
  });
}

function isLessThan(search: RowSearchDef, row: CatalogueRow, other: CatalogueRow): boolean {
  const { mass, rising: [size] = [] } = search.judged ?? {};
  if (mass !== undefined) return isLighter(rowFigure(search, row, mass), rowFigure(search, other, mass));
  return size !== undefined && sizeOf(row, size) < sizeOf(other, size);
}

/** Sizes are codes that are numbers. */
function sizeOf(row: CatalogueRow, column: string): number {
  return Number(Reflect.get(row, column));
}
