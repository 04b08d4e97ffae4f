import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { RowMarks } from '#web/ui/data-table.tsx';

/** A row that can be marked. */
export interface Markable {
  readonly id: string;
}

/** The rows of a list that are marked, by their ids; also such as are not on the page yet. */
export interface Marks<Row extends Markable> {
  readonly marked: ReadonlySet<string>;
  readonly set: (ids: readonly string[]) => void;
  readonly of: (words: Pick<RowMarks<Row>, 'name' | 'allName'>) => RowMarks<Row>;
}

/** Which rows of a list are marked; what changes the list takes the marks away with it by another `key`. */
export function useMarks<Row extends Markable>(key: string, rows: readonly Row[]): Marks<Row> {
  const [kept, setKept] = useState<Kept>({ key, ids: NONE });
  // Asked for when one marks: that further rows have come is no reason to draw those before them anew.
  const known = useRef(rows);
  useEffect(() => {
    known.current = rows;
  }, [rows]);
  return useMemo(() => marksOf(key, known, { kept, setKept }), [key, kept]);
}

interface Kept {
  readonly key: string;
  readonly ids: ReadonlySet<string>;
  readonly last?: string;
}

interface Keeping {
  readonly kept: Kept;
  readonly setKept: (kept: Kept) => void;
}

function marksOf<Row extends Markable>(
  key: string,
  rows: RefObject<readonly Row[]>,
  { kept, setKept }: Keeping,
): Marks<Row> {
  const ids = kept.key === key ? kept.ids : NONE;
  const set = (next: readonly string[], last?: string) =>
    setKept({ key, ids: new Set(next), ...(last !== undefined && { last }) });

  function markTo(row: Row, isMarked: boolean, isRange: boolean): void {
    const meant = isRange ? between(rows.current, kept.last, row.id) : [row.id];
    const next = isMarked ? [...ids, ...meant] : [...ids].filter((id) => !meant.includes(id));
    set(next, row.id);
  }

  return {
    marked: ids,
    set,
    of: (words) => ({
      ...words,
      marked: ids,
      onMark: markTo,
      onMarkAll: (isMarked) => set(isMarked ? rows.current.map(({ id }) => id) : []),
    }),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** The ids from one row to another, whichever stands first; the second alone where the first is not among them. */
function between(rows: readonly Markable[], from: string | undefined, to: string): readonly string[] {
  const ids = rows.map(({ id }) => id);
  const [start, end] = [ids.indexOf(from ?? ''), ids.indexOf(to)].sort((one, other) => one - other);
  return start === undefined || end === undefined || start < 0 ? [to] : ids.slice(start, end + 1);
}
