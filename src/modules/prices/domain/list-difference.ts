import { type BasisPoints, basisPointsOf, money, WHOLE } from '#kernel/money.ts';
import type { PriceBasis } from '#product/prices.ts';
import type { ListRecord } from './list-columns.ts';
import { termRecords } from './list-records.ts';
import type { FrameRange, PriceList, PriceRow, PriceTerms } from './price-list.ts';

/** From this change of a price on it is flagged: most likely somebody's finger slipped. */
export const FLAGGED_CHANGE: BasisPoints = 3000;

export const CHANGE_KINDS = ['added', 'removed', 'changed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What one row says in the list before and in the one after. */
export interface RowChange {
  readonly kind: ChangeKind;
  readonly component: string;
  readonly key: string;
  readonly frames?: FrameRange;
  readonly basis: PriceBasis;
  readonly before: PriceRow | null;
  readonly after: PriceRow | null;
  /** Of the price; null where there is none on one side, or it was nothing. */
  readonly change: BasisPoints | null;
  readonly isFlagged: boolean;
}

/** Something beside the rows that changed, as a file writes it; null where one list does not say it. */
export interface TermChange {
  readonly component: string;
  readonly code: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What is different in a list from the one before. */
export interface ListDifference {
  /** What is flagged first, then the largest changes, then the others as they stand in the lists. */
  readonly rows: readonly RowChange[];
  readonly terms: readonly TermChange[];
}

/** What is different: rows that came, went or cost something else, and what the list says beside them. Remarks are none of it. */
export function listDifference(before: PriceList, after: PriceList): ListDifference {
  const [old, now] = [rowsByName(before), rowsByName(after)];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  const rows = names.flatMap((name) => changeOf(old.get(name), now.get(name)) ?? []);
  return { rows: rows.toSorted(byWeight), terms: termChanges(before, after) };
}

/** How many rows changed how, and how many of them want a second look. */
export function countsOf({ rows, terms }: ListDifference) {
  const count = (kind: ChangeKind) => rows.filter((row) => row.kind === kind).length;
  return {
    added: count('added'),
    removed: count('removed'),
    changed: count('changed'),
    flagged: rows.filter(({ isFlagged }) => isFlagged).length,
    terms: terms.length,
  };
}

function rowsByName({ rows }: PriceList): ReadonlyMap<string, PriceRow> {
  const all = [...rows.values()].flat();
  return new Map(all.map((row) => [JSON.stringify([row.component, row.key, row.frames]), row]));
}

function changeOf(before: PriceRow | undefined, after: PriceRow | undefined): RowChange | undefined {
  const row = after ?? before;
  if (row === undefined || (before && after && isSame(before, after))) return undefined;
  const { component, key, frames, basis } = row;
  const change = before && after ? changeBetween(before.list, after.list) : null;
  return {
    ...{ kind: kindOf(before, after), component, key, basis, change },
    ...(frames && { frames }),
    before: before ?? null,
    after: after ?? null,
    isFlagged: before !== undefined && after !== undefined && isLarge(before.list, after.list),
  };
}

function kindOf(before: PriceRow | undefined, after: PriceRow | undefined): ChangeKind {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

function isSame(one: PriceRow, other: PriceRow): boolean {
  return one.list === other.list && one.cost === other.cost && one.leadDays === other.leadDays;
}

/** A share of what it was; nothing to nothing is no change, and nothing to something no share of anything. */
function changeBetween(before: number, after: number): BasisPoints | null {
  if (before === after) return 0;
  if (before === 0) return null;
  // Shares are compared as amounts are: both count whole units.
  return basisPointsOf(money(after, 'CNY'), money(before, 'CNY')) - WHOLE;
}

/** Told by the figures themselves: the share of them is rounded. */
function isLarge(before: number, after: number): boolean {
  return BigInt(Math.abs(after - before)) * BigInt(WHOLE) > BigInt(before) * BigInt(FLAGGED_CHANGE);
}

function byWeight(one: RowChange, other: RowChange): number {
  return Number(other.isFlagged) - Number(one.isFlagged) || Math.abs(other.change ?? 0) - Math.abs(one.change ?? 0);
}

function termChanges(before: PriceTerms, after: PriceTerms): readonly TermChange[] {
  const [old, now] = [termsByName(before), termsByName(after)];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  return names.flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    const { component = '', code = '' } = is ?? was ?? {};
    const change = { component, code, before: was ? valueIn(was) : null, after: is ? valueIn(is) : null };
    return change.before === change.after ? [] : [change];
  });
}

function termsByName(terms: PriceTerms): ReadonlyMap<string, ListRecord> {
  return new Map(termRecords(terms).map((record) => [`${record.component} ${record.code}`, record]));
}

function valueIn({ list, lead_days: days }: ListRecord): string {
  return list ?? days ?? '';
}
