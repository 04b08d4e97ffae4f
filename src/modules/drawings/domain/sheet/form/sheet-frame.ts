import type { Rect } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import type { SheetItem } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';

/** The size of a sheet, mm. */
export interface SheetSize {
  readonly w: number;
  readonly h: number;
}

/** The sheets that are tried, the smaller first (ISO 216). */
export const SHEETS: readonly SheetSize[] = [
  { w: 420, h: 297 },
  { w: 594, h: 420 },
];

/** The drawing space within the frame: 20 mm to bind at the left, 10 else (ISO 5457). */
export function drawingSpace({ h, w }: SheetSize): Rect {
  return [20, 10, w - 10, h - 10];
}

const LETTERS = 'ABCDEFGHJKLM';
const FIELD = 50;
const BAND = 5;

/** Frame, centring marks and grid references of 50 mm from the middle (ISO 5457). */
export function sheetFrame(size: SheetSize): readonly SheetItem[] {
  const [x0, y0, x1, y1] = drawingSpace(size);
  const outer: Rect = [x0 - BAND, y0 - BAND, x1 + BAND, y1 + BAND];
  const [cx, cy] = [size.w / 2, size.h / 2];
  return [
    ...rectangleItems([x0, y0, x1, y1], 'FRAME'),
    ...rectangleItems(outer, 'TEXT'),
    line('FRAME', [cx, outer[1]], [cx, y0 + BAND]),
    line('FRAME', [cx, outer[3]], [cx, y1 - BAND]),
    line('FRAME', [outer[0], cy], [x0 + BAND, cy]),
    line('FRAME', [outer[2], cy], [x1 - BAND, cy]),
    ...fields(x0, x1, cx).flatMap(({ end, middle }, no) =>
      gridAcross({ end, middle, name: `${no + 1}` }, [x0, y0, x1, y1]),
    ),
    ...fields(y0, y1, cy)
      .toReversed()
      .flatMap(({ end, middle }, no) => gridUpright({ end, middle, name: LETTERS[no] ?? '' }, [x0, y0, x1, y1])),
  ];
}

/** Four lines around a rectangle. */
export function rectangleItems([x0, y0, x1, y1]: Rect, layer: 'FRAME' | 'TEXT'): readonly SheetItem[] {
  return [
    line(layer, [x0, y0], [x1, y0]),
    line(layer, [x1, y0], [x1, y1]),
    line(layer, [x1, y1], [x0, y1]),
    line(layer, [x0, y1], [x0, y0]),
  ];
}

/** A line of the form. */
export function line(layer: 'FRAME' | 'TEXT', from: Vec2, to: Vec2): SheetItem {
  return { k: 'line', layer, from, to };
}

interface Field {
  readonly middle: number;
  /** Where the next field begins; undefined of the last. */
  readonly end: number | undefined;
}

function fields(low: number, high: number, centre: number): readonly Field[] {
  const first = centre - Math.floor((centre - low) / FIELD) * FIELD;
  const inner: number[] = [];
  for (let at = first; at < high; at += FIELD) inner.push(at);
  const edges = [low, ...inner.filter((at) => at > low + BAND && at < high - BAND), high];
  return edges
    .slice(1)
    .map((end, no) => ({ middle: (end + (edges[no] ?? low)) / 2, end: end === high ? undefined : end }));
}

function gridAcross(
  { end, middle, name }: Field & { readonly name: string },
  [, y0, , y1]: Rect,
): readonly SheetItem[] {
  const marks = [y0 - BAND, y1].flatMap((y) => (end === undefined ? [] : [line('TEXT', [end, y], [end, y + BAND])]));
  return [...marks, ...[y0 - BAND, y1].map((y) => gridText(name, [middle, y + 1.2]))];
}

function gridUpright({ end, middle, name }: Field & { readonly name: string }, [x0, , x1]: Rect): readonly SheetItem[] {
  const marks = [x0 - BAND, x1].flatMap((x) => (end === undefined ? [] : [line('TEXT', [x, end], [x + BAND, end])]));
  return [...marks, ...[x0 - BAND, x1].map((x) => gridText(name, [x + BAND / 2, middle - 1.2]))];
}

function gridText(text: string, at: Vec2): SheetItem {
  return { k: 'text', layer: 'TEXT', at, text, height: 2.5, align: 'middle', turn: 0 };
}
