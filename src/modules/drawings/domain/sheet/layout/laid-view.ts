import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import type { SheetDimension, SheetItem, SheetLayer } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { type Stroke, type StrokeStyle, strokeEnds } from '#modules/drawings/domain/sheet/view/strokes.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { holeNote, type Taken } from './hole-notes.ts';
import { itemRect } from './item-rect.ts';
import { type Side, sideDimensions } from './side-dimensions.ts';
import { around, type Rect } from './text-size.ts';
import { thinnedOut } from './thinned-out.ts';
import type { ViewContent } from './view-content.ts';

/** A view at its scale, mm of the sheet about the product's origin, and the room it takes with its dimensions. */
export interface LaidView {
  readonly items: readonly SheetItem[];
  readonly dimensions: readonly SheetDimension[];
  readonly outline: Rect;
  readonly extent: Rect;
}

const LAYERS: Readonly<Record<StrokeStyle, SheetLayer>> = {
  visible: 'OUTLINE',
  fine: 'FINE',
  hidden: 'HIDDEN',
  axis: 'CENTRE',
};
/** An axis goes on past what it is the axis of. */
const AXIS_PAST = 2.5;
const LEVEL: readonly Side[] = ['above', 'below'];
const UPRIGHT: readonly Side[] = ['left', 'right'];

/** A view with its dimensions laid around it, one millimetre of the sheet for so many of the product. */
export function laidView({ holes, marks, strokes }: ViewContent, den: number): LaidView {
  const items = thinnedOut(strokes.map((stroke) => strokeItem(stroke, den)));
  const outline = around(items.filter(({ layer }) => layer !== 'CENTRE').map(itemRect));
  const scaled = ([x, y]: Vec2): Vec2 => [x / den, y / den];
  const asked = marks.map((mark) => ({
    ...mark,
    text: lengthText(mark.told, mark.kind),
    from: scaled(mark.from),
    to: scaled(mark.to),
  }));
  const along = (side: Side, taken?: Taken) =>
    sideDimensions(
      side,
      asked.filter((mark) => mark.side === side),
      outline,
      taken,
    );
  const upright = UPRIGHT.flatMap((side) => along(side));
  // Texts beyond the ends of two sides would meet at the corner: those that lie level go to the other end.
  const level = LEVEL.flatMap((side) => along(side, takenBy(upright)));
  const dimensions = [...level, ...upright];
  for (const { at, id, radius, told } of holes) {
    const note = { id, told, at: at.map(scaled), radius: radius / den, text: holesText(told, at.length) };
    const found = holeNote(note, outline, takenBy(dimensions));
    if (found) dimensions.push(found);
  }
  const all = [...items, ...dimensions.flatMap((dimension) => dimension.items)];
  return { items, dimensions, outline, extent: around(all.map(itemRect)) };
}

function takenBy(dimensions: readonly SheetDimension[]): Taken {
  const items = dimensions.flatMap((dimension) => dimension.items);
  return {
    texts: items.filter(({ k }) => k === 'text').map(itemRect),
    lines: items.flatMap((item) => (item.k === 'line' ? [[item.from, item.to] as const] : [])),
  };
}

function strokeItem(stroke: Stroke, den: number): SheetItem {
  const layer = LAYERS[stroke.style];
  if (stroke.kind === 'arc') {
    const { begin, centre, r, swept } = stroke;
    return { k: 'arc', layer, centre: [centre[0] / den, centre[1] / den], r: r / den, begin, swept };
  }
  const [from, to] = strokeEnds(stroke, den, stroke.style === 'axis' ? AXIS_PAST : 0);
  return { k: 'line', layer, from, to };
}

/** A length as it is written, `h=130 0/-0.5`; `≈` for one that is neither published nor of a standard. */
function lengthText(told: ToldDimension, kind: 'length' | 'diameter'): string {
  return `${told.letter}${sign(told)}${kind === 'diameter' ? 'Ø' : ''}${told.value}${tolerance(told)}`;
}

/** Holes as they are written, `s=4×Ø14`; a thread has its own sign, `S=4×M6`. */
function holesText(told: ToldDimension, count: number): string {
  return `${told.letter}${sign(told)}${count > 1 ? `${count}×` : ''}${typeof told.value === 'string' ? '' : 'Ø'}${told.value}${tolerance(told)}`;
}

function sign({ confidence }: ToldDimension): string {
  return confidence === 'approximate' ? '≈' : '=';
}

function tolerance(told: ToldDimension): string {
  return told.tolerance === '' ? '' : ` ${told.tolerance}`;
}
