import { planSearch } from '#modules/catalogue/domain/search/check-query.ts';
import { lightestFound, rankingOf } from '#modules/catalogue/domain/search/ranking.ts';
import { figureIn, sortKey } from '#modules/catalogue/domain/search/sort-keys.ts';
import type { RowSearchDef } from '#product/column.ts';
import { HIDDEN } from '#product/field.ts';
import type { Load } from '#product/judgement/load.ts';
import { liesWithin, reaches } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowClass, RowIndex, RowPlan, SeenRow } from '#product/row-index.ts';
import type { RowFilters } from '#product/row-query.ts';

/** The rows of one class that bear a load, of which the first in the judgement's order is meant. */
export interface BearingClass extends Placed {
  /** Where it stands among all that bear the load, the smallest first. */
  readonly rank: number;
  row(): CatalogueRow;
}

/** Figures there is something to ask of only beside some codes of a variable. */
export type AskedWith = Readonly<Record<string, readonly [variable: string, codes: readonly string[]]>>;

interface Placed extends RowClass {
  /** Where it stands among all classes. */
  readonly place: number;
}

/** Classes whose rows are read alike, by their cell, and the codes they are read by. */
interface Reading {
  readonly codes: RowFilters;
  readonly classes: Map<number, Placed>;
}

/** The classes with rows that bear a load, in the order of the judgement; a line's rows are looked through twice, first for the lightest. */
export function bearingRows(index: RowIndex, load: Load, askedWith: AskedWith): readonly BearingClass[] {
  const searches = readingsOf(index).flatMap((reading) => searchOf(index, load, reading, askedWith));
  const lightest = Math.min(...searches.map(({ plan, bears }) => lightestFound(index.search, plan, bears)));
  const found = searches.flatMap((search) => bearingIn(index, search, lightest));
  return found.sort((one, other) => one.rank - other.rank);
}

const known = new WeakMap<RowIndex, readonly Reading[]>();

/** A search reads rows in one way at a time: of one kind of input, at one frequency. */
function readingsOf(index: RowIndex): readonly Reading[] {
  const before = known.get(index);
  if (before) return before;
  const { classes, variables } = index.classes();
  const columns = index.search.columns.filter(({ id, wire = id, ask, kind }) => {
    return kind === 'code' && ask?.kind === 'reading' && variables.includes(wire);
  });
  const readings = new Map<string, Reading>();
  for (const [place, one] of classes.entries()) {
    const codes = columns.flatMap(({ id, wire = id }) => {
      const code = one.values[wire] ?? HIDDEN;
      return code === HIDDEN ? [] : [[id, code] as const];
    });
    const key = codes.join();
    const reading = readings.get(key) ?? { codes: Object.fromEntries(codes), classes: new Map<number, Placed>() };
    readings.set(key, reading);
    reading.classes.set(one.cell, { ...one, place });
  }
  known.set(index, [...readings.values()]);
  return [...readings.values()];
}

/** A search for the rows of one reading that bear a load. */
interface BearingSearch {
  readonly plan: RowPlan;
  readonly bears: (seen: SeenRow) => boolean;
  readonly classes: Reading['classes'];
}

function searchOf(
  index: RowIndex,
  load: Load,
  { codes, classes }: Reading,
  askedWith: AskedWith,
): readonly BearingSearch[] {
  if (!isPoweredAlike(index.search, load, codes)) return [];
  if (!areAskable(load.filters, codes, askedWith)) return [];
  const planned = planSearch(index, { filters: { ...load.filters, ...codes }, tolerance: load.tolerance });
  if (!planned.ok) return [];
  return [{ plan: planned.value, bears: bearing(planned.value, load), classes }];
}

function bearingIn(index: RowIndex, search: BearingSearch, lightest: number): readonly BearingClass[] {
  const { plan, classes } = search;
  return [...bestOfCells(index, search, lightest)].flatMap(([cell, { row, rank }]) => {
    const one = classes.get(cell);
    return one ? [{ ...one, rank, row: () => plan.rowOf(row) }] : [];
  });
}

/** The best row of each cell. */
function bestOfCells(
  index: RowIndex,
  { plan, bears }: BearingSearch,
  lightest: number,
): ReadonlyMap<number, { row: number; rank: number }> {
  const { cellOf } = index.classes();
  const rankOf = rankingOf(index, plan, lightest)?.rankOf ?? sortKey(index, plan);
  const best = new Map<number, { row: number; rank: number }>();
  plan.scan((seen) => {
    if (!bears(seen)) return;
    const cell = cellOf[seen.row] ?? 0;
    const rank = rankOf(seen);
    const before = best.get(cell);
    if (before === undefined || rank < before.rank) best.set(cell, { row: seen.row, rank });
  });
  return best;
}

/** An adapter for which there is no standard motor of the power asked bears no load, whatever its gears do. */
function bearing(plan: RowPlan, { spans, reserve }: Load): (seen: SeenRow) => boolean {
  const tests = [...spans].map(([column, span]) => {
    const figureOf = figureIn(plan.reading(column));
    return (seen: SeenRow) => liesWithin(figureOf(seen), span);
  });
  const isTooSmall = (seen: SeenRow) => plan.frames?.isTooSmall(seen) ?? false;
  return (seen) => reaches(seen.reserve, reserve) && tests.every((test) => test(seen)) && !isTooSmall(seen);
}

/** A figure that has no meaning for an input, the speed of a customer's motor beside one of ours, cannot stand there. */
function areAskable(filters: RowFilters, codes: RowFilters, askedWith: AskedWith): boolean {
  return Object.entries(askedWith).every(([id, [variable, meant]]) => {
    return filters[id] === undefined || meant.includes(String(codes[variable]));
  });
}

/** A way out neither takes the motor away nor brings one. */
function isPoweredAlike({ judged }: RowSearchDef, { isPowered }: Load, codes: RowFilters): boolean {
  if (isPowered === undefined || judged?.powered === undefined) return true;
  return judged.powered.codes.includes(String(codes[judged.powered.variable])) === isPowered;
}
