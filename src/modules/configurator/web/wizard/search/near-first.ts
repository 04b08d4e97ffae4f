import type { RowPage } from '#modules/catalogue/contract.ts';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { isOversized } from '#product/judgement/verdict.ts';
import type { Sort } from '#web/ui/data-table.tsx';

/** Whether a near miss is lighter than the recommended row, or smaller where no mass is known. */
export function hasLighterNear({ nearMisses, verdicts }: RowPage): boolean {
  return verdicts.some(({ id, isLighter }) => isLighter && nearMisses.some(({ row }) => row.id === id));
}

/**
 * Whether near misses come first: where all that meets the demand is larger than it need be and something lighter only just misses it,
 * that is what an engineer looks at first (product decisions §11), unless the person has put the rows in an order.
 */
export function isNearFirst(page: RowPage, required: number, sort?: Sort): boolean {
  const isAllLarger = page.total > 0 && page.oversizedTotal === page.total;
  return sort === undefined && isAllLarger && onlyJustMisses(page, required);
}

/** So much of the reserve that is asked for a drive must have to miss it only just. */
const ONLY_JUST = 0.9;

function onlyJustMisses({ nearMisses, verdicts }: RowPage, required: number): boolean {
  const isNear = (id: string) => nearMisses.some(({ row }) => row.id === id);
  return verdicts.some(({ id, isLighter, reserve }) => isLighter && reserve >= required * ONLY_JUST && isNear(id));
}

/** Those of moderate size that lie only beside the speed first, then those that bear too little, then what is larger than it need be as well. */
export function besideFirst(rows: readonly FoundRow[], required: number): readonly FoundRow[] {
  const placeOf = ({ reason, judged }: FoundRow) => {
    if (reason?.side === undefined) return 1;
    return judged && isOversized(judged.reserve, required) ? 2 : 0;
  };
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
