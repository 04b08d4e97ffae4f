import type { RowPage } from '#modules/catalogue/contract.ts';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
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

/** Those that bear the load and lie only beside the speed before those that bear too little. */
export function besideFirst(rows: readonly FoundRow[]): readonly FoundRow[] {
  const isBeside = ({ reason }: FoundRow) => reason?.side !== undefined;
  return [...rows.filter(isBeside), ...rows.filter((row) => !isBeside(row))];
}
