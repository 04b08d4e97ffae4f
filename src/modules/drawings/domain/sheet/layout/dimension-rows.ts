import { TEXT, textWidth } from './text-size.ts';

/** A dimension along one side of a view: what it spans along the side, mm of the sheet, and how wide its text is. */
export interface Spanning {
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly text: string;
}

/** A dimension in its row: where its text stands along the side, and whether text and arrows fit between its ends. */
export interface InRow extends Spanning {
  readonly row: number;
  readonly textFrom: number;
  readonly textTo: number;
  readonly isTextInside: boolean;
  readonly areArrowsInside: boolean;
}

export const ARROW = 3;
/** How far the line of a dimension goes on where its arrows stand outside. */
export const STUB = 5;
const CLEAR = 1;

type Reach = readonly [number, number];

/** Dimensions of one side in rows, the short ones next to the view: what lies within another is nearer, none meets another in its row, and a text that may stand at either end stands where it is free. */
export function inRows(
  asked: readonly Spanning[],
  [low, high]: Reach,
  isFree: (dimension: InRow) => boolean = () => true,
): readonly InRow[] {
  const sorted = asked.toSorted((one, other) => one.b - one.a - (other.b - other.a) || one.a - other.a);
  const placed: InRow[] = [];
  for (const dimension of sorted) {
    const options = textPlaces(dimension, [low, high]);
    const tried = options.map((option) => ({ ...option, row: rowFor(option, placed) }));
    const free = tried.filter(isFree);
    placed.push((free.length > 0 ? free : tried).reduce((one, other) => (other.row < one.row ? other : one)));
  }
  return placed.map((dimension) => slid(dimension, placed));
}

/** Where a text may stand: between the ends if it fits, else beyond one of them, rather beside the view than past its corners. */
function textPlaces(dimension: Spanning, [low, high]: Reach): readonly [Omit<InRow, 'row'>, ...Omit<InRow, 'row'>[]] {
  const { a, b, text } = dimension;
  const wide = textWidth(text, TEXT);
  const areArrowsInside = b - a >= 2 * ARROW + 1;
  const middle = (a + b) / 2;
  if (wide + 1 <= b - a)
    return [
      { ...dimension, areArrowsInside, isTextInside: true, textFrom: middle - wide / 2, textTo: middle + wide / 2 },
    ];
  const beyond = { ...dimension, areArrowsInside, isTextInside: false };
  const after = { ...beyond, textFrom: b + ARROW + CLEAR, textTo: b + ARROW + CLEAR + wide };
  const before = { ...beyond, textFrom: a - ARROW - CLEAR - wide, textTo: a - ARROW - CLEAR };
  const over = (option: Omit<InRow, 'row'>) => Math.max(0, low - option.textFrom) + Math.max(0, option.textTo - high);
  return over(before) < over(after) ? [before, after] : [after, before];
}

function rowFor(dimension: Omit<InRow, 'row'>, placed: readonly InRow[]): number {
  const inner = placed.filter(({ a, b }) => a >= dimension.a - 0.01 && b <= dimension.b + 0.01);
  let row = Math.max(0, ...inner.map((one) => one.row + 1));
  while (placed.some((other) => other.row === row && !areClear(dimension, other))) row += 1;
  return row;
}

/** Chains touch end to end; whatever stands outside keeps its distance. */
function areClear(one: Omit<InRow, 'row'>, other: Omit<InRow, 'row'>): boolean {
  const areInside = [one, other].every(({ areArrowsInside, isTextInside }) => areArrowsInside && isTextInside);
  const [[a, b], [c, d]] = [reachOf(one), reachOf(other)];
  const gap = Math.max(c - b, a - d);
  return areInside ? gap >= -0.01 : gap >= CLEAR;
}

/** What a dimension takes up in its row. */
export function reachOf({ a, areArrowsInside, b, textFrom, textTo }: Omit<InRow, 'row'>): Reach {
  const stub = areArrowsInside ? 0 : STUB;
  return [Math.min(a - stub, textFrom), Math.max(b + stub, textTo)];
}

/** A text between its ends goes aside where the line of an outer dimension would run through it. */
function slid(dimension: InRow, placed: readonly InRow[]): InRow {
  if (!dimension.isTextInside) return dimension;
  const lines = passing(dimension, placed);
  const { a, b, textFrom, textTo } = dimension;
  const most = Math.max(0, (b - a - (textTo - textFrom)) / 2 - 0.5);
  for (let by = 0; by <= most; by += 1)
    for (const shift of [by, -by])
      if (lines.every((line) => line < textFrom + shift - 0.5 || line > textTo + shift + 0.5))
        return { ...dimension, textFrom: textFrom + shift, textTo: textTo + shift };
  return dimension;
}

/** Where the extension lines of outer dimensions pass a row. */
export function passing({ row }: InRow, placed: readonly InRow[]): readonly number[] {
  return placed.filter((other) => other.row > row).flatMap(({ a, b }) => [a, b]);
}
