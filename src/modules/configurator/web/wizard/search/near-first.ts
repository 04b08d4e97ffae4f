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
export function isNearFirst(page: RowPage, sort?: Sort): boolean {
  return sort === undefined && page.total > 0 && page.oversizedTotal === page.total && hasLighterNear(page);
}

/** Those of moderate size that lie only beside the speed first, then those that bear too little, then what is larger than it need be as well. */
export function besideFirst(rows: readonly FoundRow[], required: number): readonly FoundRow[] {
  const placeOf = ({ reason, judged }: FoundRow) => {
    if (reason?.side === undefined) return 1;
    return judged && isOversized(judged.reserve, required) ? 2 : 0;
  };
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
