import type { SheetItem, SheetScene, SheetText } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { itemRect } from './item-rect.ts';
import { cuts, meet, type Rect, textRect } from './text-size.ts';

/** A text on a sheet, with the dimension it belongs to. */
interface Written {
  readonly text: SheetText;
  readonly rect: Rect;
  readonly of: string | undefined;
}

/** That a text meets another, a line of a dimension, or a thick line: whose text, and what it meets. */
export interface SheetFault {
  readonly text: string;
  readonly meets: string;
  /** The dimensions it is about. */
  readonly dimensions: readonly string[];
}

/** The proof of a sheet: no text meets another, a line of a dimension or a thick line, none runs into the form, none nor a line to it into a detail, and all of it is on the sheet. */
export function sheetFaults({ details = [], dimensions, form, items, sheet }: SheetScene): readonly SheetFault[] {
  const owned = dimensions.flatMap((dimension) =>
    dimension.items.map((item) => ({ item, of: dimension.id as string | undefined })),
  );
  const all = [...items.map((item) => ({ item, of: undefined })), ...owned];
  const texts = all.flatMap(({ item, of }): readonly Written[] =>
    item.k === 'text' ? [{ text: item, rect: shrunk(textRect(item)), of }] : [],
  );
  const lines = all.filter(({ item }) => isThick(item) || (item.layer === 'DIM' && item.k === 'line'));
  return [
    ...texts.flatMap((one, no) =>
      texts
        .slice(no + 1)
        .flatMap((other) => (meet(one.rect, other.rect) ? [faultOf(one, other.text.text, other.of)] : [])),
    ),
    ...texts.flatMap((one) =>
      lines.flatMap(({ item, of }) =>
        runsThrough(item, one.rect) ? [faultOf(one, `${item.layer} ${item.k}`, of)] : [],
      ),
    ),
    ...texts.flatMap((one) =>
      takenByForm(one, form).some((rect) => meet(one.rect, rect)) ? [faultOf(one, 'form', undefined)] : [],
    ),
    ...all.flatMap(({ item, of }) => (details.some((rect) => runsInto(item, rect)) ? [intoDetail(item, of)] : [])),
    ...texts.flatMap((one) => (isOn(one.rect, sheet) ? [] : [faultOf(one, 'edge', undefined)])),
  ];
}

function faultOf({ of, text }: Written, meets: string, other: string | undefined): SheetFault {
  return { text: text.text, meets, dimensions: [of, other].filter((id) => id !== undefined) };
}

/** Whether a text or a line of a dimension, or to a name, begins outside of a detail and runs into it. */
function runsInto(item: SheetItem, rect: Rect): boolean {
  const isTold = item.k === 'text' || (item.k === 'line' && item.layer === 'DIM');
  if (!isTold) return false;
  const [x0, y0, x1, y1] = itemRect(item);
  const [a, b, c, d] = rect;
  const isInside = x0 >= a - 0.1 && y0 >= b - 0.1 && x1 <= c + 0.1 && y1 <= d + 0.1;
  if (isInside) return false;
  return item.k === 'line' ? cuts(shrunk(rect), item.from, item.to) : meet(shrunk(rect), [x0, y0, x1, y1]);
}

function intoDetail(item: SheetItem, of: string | undefined): SheetFault {
  const text = item.k === 'text' ? item.text : `${item.layer} ${item.k}`;
  return { text, meets: 'detail', dimensions: of === undefined ? [] : [of] };
}

function shrunk([x0, y0, x1, y1]: Rect): Rect {
  return [x0 + 0.1, y0 + 0.1, x1 - 0.1, y1 - 0.1];
}

/** Where of the form a text may not be: rows of the list not in the block, dimensions in neither. */
function takenByForm({ of, text }: Written, { block, list }: SheetScene['form']): readonly Rect[] {
  if (of !== undefined) return [block, ...list];
  return text.row === undefined ? [] : [block];
}

function isThick({ layer }: SheetItem): boolean {
  return layer === 'OUTLINE' || layer === 'FRAME';
}

function runsThrough(item: SheetItem, rect: Rect): boolean {
  if (item.k === 'line') return cuts(rect, item.from, item.to);
  if (item.k === 'arc') return meet(itemRect(item), rect) && chordsOf(item).some(([from, to]) => cuts(rect, from, to));
  return false;
}

function chordsOf({ begin, centre: [x, y], r, swept }: Extract<SheetItem, { k: 'arc' }>) {
  const count = Math.ceil(swept / 0.1) + 1;
  const at = (no: number) => {
    const angle = begin + (swept * no) / count;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  };
  return Array.from({ length: count }, (_, no) => [at(no), at(no + 1)] as const);
}

function isOn([x0, y0, x1, y1]: Rect, { h, w }: SheetScene['sheet']): boolean {
  return x0 >= 0 && y0 >= 0 && x1 <= w && y1 <= h;
}
