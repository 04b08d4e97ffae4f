import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import type { SheetDimension, SheetItem, SheetText } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { spansLeft } from '#modules/drawings/domain/sheet/view/spans.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { ARROW, type InRow, inRows, passing, reachOf, STUB } from './dimension-rows.ts';
import type { Taken } from './hole-notes.ts';
import { cuts, meet, type Rect, TEXT, textRect } from './text-size.ts';

export type Side = 'above' | 'below' | 'left' | 'right';

/** A dimension of a view, mm of the sheet: between two points, told on a side of it. */
export interface ViewDimension {
  readonly id: string;
  readonly told: ToldDimension;
  readonly kind: 'length' | 'diameter';
  readonly text: string;
  readonly from: Vec2;
  readonly to: Vec2;
  readonly side: Side;
}

const FIRST_ROW = 9;
const ROW = 7;
/** An extension line leaves the outline by this, and passes its dimension line by this. */
const [LEAVE, PASS] = [0.8, 1.5];
/** A text stands so far above its line. */
const ABOVE = 0.9;

/** The dimensions of one side of a view, outside of its outline, their texts clear of what other sides have taken. */
export function sideDimensions(
  side: Side,
  asked: readonly ViewDimension[],
  outline: Rect,
  taken: Taken = { texts: [], lines: [] },
): readonly SheetDimension[] {
  const frame = sideFrame(side, outline);
  const spanning = asked.map((dimension) => {
    const [one, other] = [frame.along(dimension.from), frame.along(dimension.to)];
    return { ...dimension, a: Math.min(one, other), b: Math.max(one, other) };
  });
  const rows = inRows(spanning, frame.reach, (row) => isClear(frame, row, taken));
  return rows.flatMap((row) => {
    const dimension = asked.find(({ id }) => id === row.id);
    return dimension ? [drawn({ dimension, row, frame, rows })] : [];
  });
}

/** Whether a dimension would meet nothing at the corners, where two sides come together. */
function isClear(frame: SideFrame, row: InRow, { lines, texts }: Taken): boolean {
  const far = farOf(row);
  const text = textRect(textOf(frame, row, far));
  const [begin, end] = lineEnds(row);
  const [from, to] = [frame.point(begin, far), frame.point(end, far)];
  return (
    !texts.some((other) => meet(text, other) || cuts(other, from, to)) &&
    !lines.some(([one, other]) => cuts(text, one, other))
  );
}

/** A side as it is worked on: along it, and outwards from its edge. */
interface SideFrame {
  readonly isUpright: boolean;
  readonly reach: readonly [number, number];
  readonly along: (point: Vec2) => number;
  readonly outward: (point: Vec2) => number;
  readonly point: (along: number, outward: number) => Vec2;
  /** Where a text stands off its line: outwards, or between the line and the view. */
  readonly textSign: 1 | -1;
}

function sideFrame(side: Side, [x0, y0, x1, y1]: Rect): SideFrame {
  const isUpright = side === 'left' || side === 'right';
  const edge = { above: y1, below: y0, left: x0, right: x1 }[side];
  const sign = side === 'above' || side === 'right' ? 1 : -1;
  return {
    isUpright,
    reach: isUpright ? [y0, y1] : [x0, x1],
    along: ([x, y]) => (isUpright ? y : x),
    outward: ([x, y]) => sign * ((isUpright ? x : y) - edge),
    point: (along, outward) => (isUpright ? [edge + sign * outward, along] : [along, edge + sign * outward]),
    textSign: side === 'above' || side === 'left' ? 1 : -1,
  };
}

interface Drawing {
  readonly dimension: ViewDimension;
  readonly row: InRow;
  readonly frame: SideFrame;
  readonly rows: readonly InRow[];
}

function drawn({ dimension, frame, row, rows }: Drawing): SheetDimension {
  const far = farOf(row);
  const [a, b] =
    frame.along(dimension.from) <= frame.along(dimension.to)
      ? [dimension.from, dimension.to]
      : [dimension.to, dimension.from];
  const { id, kind, text, told } = dimension;
  const items = [
    ...[a, b].flatMap((end) => extension(frame, end, far, crossedRows(row, rows, frame.along(end)))),
    ...dimensionLine(frame, row, far),
    textOf(frame, row, far),
  ];
  return { id, kind, text, told, a, b, at: frame.point((row.a + row.b) / 2, far), isUpright: frame.isUpright, items };
}

/** The inner rows whose text stands where an extension line passes: it is interrupted there (ISO 129-1). */
function crossedRows(row: InRow, rows: readonly InRow[], at: number): readonly number[] {
  return rows
    .filter((inner) => inner.row < row.row && passing(inner, rows).includes(at))
    .filter(({ textFrom, textTo }) => textFrom - 0.4 < at && at < textTo + 0.4)
    .map((inner) => inner.row);
}

function extension(frame: SideFrame, end: Vec2, far: number, crossed: readonly number[]): readonly SheetItem[] {
  const begin = frame.outward(end) + LEAVE;
  const at = frame.along(end);
  const gaps = crossed.map((row) => {
    const [one, other] = textBand(frame, farOf({ row }));
    return [one - 0.3, other + 0.3] as const;
  });
  if (begin > far + PASS) return [];
  return spansLeft([begin, far + PASS], gaps).map(([from, to]) => line(frame.point(at, from), frame.point(at, to)));
}

/** What the text of a row covers, outwards. */
function textBand({ textSign }: SideFrame, far: number): readonly [number, number] {
  const [near, beyond] = [far + textSign * (ABOVE - 0.25 * TEXT), far + textSign * (ABOVE + 1.1 * TEXT)];
  return near < beyond ? [near, beyond] : [beyond, near];
}

function dimensionLine(frame: SideFrame, row: InRow, far: number): readonly SheetItem[] {
  const { a, areArrowsInside, b } = row;
  const [from, to] = lineEnds(row);
  const inward = areArrowsInside ? 1 : -1;
  return [
    line(frame.point(from, far), frame.point(to, far)),
    arrow(frame, a, far, inward),
    arrow(frame, b, far, -inward),
  ];
}

/** How far outwards of the view a row lies. */
function farOf({ row }: Pick<InRow, 'row'>): number {
  return FIRST_ROW + row * ROW;
}

/** From where to where the line of a dimension goes along its side: on under a text that stands beyond its ends. */
function lineEnds(row: InRow): readonly [number, number] {
  const { a, areArrowsInside, b, isTextInside } = row;
  if (!isTextInside) return reachOf(row);
  return areArrowsInside ? [a, b] : [a - STUB, b + STUB];
}

function line(from: Vec2, to: Vec2): SheetItem {
  return { k: 'line', layer: 'DIM', from, to };
}

/** A closed arrow with its tip at the end of the dimension (ISO 129-1). */
function arrow(frame: SideFrame, at: number, far: number, towards: number): SheetItem {
  const back = at + towards * ARROW;
  return {
    k: 'fill',
    layer: 'DIM',
    points: [frame.point(at, far), frame.point(back, far + 0.5), frame.point(back, far - 0.5)],
  };
}

function textOf(frame: SideFrame, row: InRow, far: number): SheetText {
  const middle = (row.textFrom + row.textTo) / 2;
  const at = frame.point(middle, far);
  const placed: Vec2 = frame.isUpright ? [at[0] - ABOVE, at[1]] : [at[0], at[1] + ABOVE];
  return {
    ...{ k: 'text', layer: 'DIM', align: 'middle', height: TEXT, text: row.text },
    ...{ at: placed, turn: frame.isUpright ? 90 : 0 },
  };
}
