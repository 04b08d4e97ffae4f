import type { RowClass } from '#product/row-index.ts';

/** What classes say of one variable, so that thousands of them are looked through without reading a name. */
export interface ClassColumn {
  readonly codes: readonly string[];
  /** The place of each class's code among them. */
  readonly at: Uint16Array;
}

const known = new WeakMap<readonly RowClass[], Map<string, ClassColumn>>();

/** The column of a variable, worked out once for a list of classes; a class that does not speak of it has the empty code. */
export function classColumn(classes: readonly RowClass[], variable: string): ClassColumn {
  const columns = known.get(classes) ?? new Map<string, ClassColumn>();
  known.set(classes, columns);
  const before = columns.get(variable);
  if (before) return before;
  const places = new Map<string, number>();
  const at = Uint16Array.from(classes, ({ values }) => {
    const code = values[variable] ?? '';
    const place = places.get(code) ?? places.size;
    places.set(code, place);
    return place;
  });
  const made = { codes: [...places.keys()], at };
  columns.set(variable, made);
  return made;
}

/** Takes out of the classes that are marked, 1 per class, those whose code is none of some. */
export function narrowTo({ codes, at }: ClassColumn, chosen: readonly string[], marked: Uint8Array): void {
  const isChosen = Uint8Array.from(codes, (code) => (chosen.includes(code) ? 1 : 0));
  for (let place = 0; place < marked.length; place++)
    marked[place] = (marked[place] ?? 0) & (isChosen[at[place] ?? 0] ?? 0);
}

/** The codes of the classes that are marked. */
export function codesAmong({ codes, at }: ClassColumn, marked: Uint8Array): ReadonlySet<string> {
  const seen = new Uint8Array(codes.length);
  for (let place = 0; place < marked.length; place++) if (marked[place] === 1) seen[at[place] ?? 0] = 1;
  return new Set(codes.filter((_, place) => seen[place] === 1));
}
