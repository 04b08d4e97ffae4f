import type { BuiltProduct, DetailMark, DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import { turnedBodies, turnedModel } from '#modules/drawings/domain/solids/body.ts';
import { type Turn, turned } from '#modules/drawings/domain/solids/placement.ts';
import { dot, type Vec2, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import { besideViews } from './form/beside-views.ts';
import { type DimensionList, dimensionList } from './form/dimension-list.ts';
import { drawingSpace, SHEETS, type SheetSize, sheetFrame } from './form/sheet-frame.ts';
import { pictures } from './form/sheet-picture.ts';
import { BLOCK_WIDTH, blockHeight, type FormTitle, type SheetTitle, titleBlock } from './form/title-block.ts';
import { movedItem } from './layout/item-rect.ts';
import { type PlacedViews, placedViews } from './layout/placed-views.ts';
import { sheetFaults } from './layout/sheet-faults.ts';
import type { Rect } from './layout/text-size.ts';
import { viewContent } from './layout/view-content.ts';
import { roundedScene } from './rounded-scene.ts';
import type { ProjectionMethod, SheetDimension, SheetScene } from './sheet-scene.ts';
import { VIEWPOINTS } from './view/viewpoint.ts';

/** How a sheet is wanted. */
export interface SheetOrder {
  readonly title: SheetTitle;
  readonly method: ProjectionMethod;
}

/** The dimension sheet of a product on the smallest sheet that holds it at 1:50 or more. */
export function sheetOf(drawn: DrawnProduct, order: SheetOrder): SheetScene {
  const built = standing(drawn.built ?? asBuilt(drawn));
  const contents = {
    front: viewContent(built, VIEWPOINTS.front),
    side: viewContent(built, VIEWPOINTS.side),
    top: viewContent(built, VIEWPOINTS.top),
  };
  const title = { ...order.title, level: levelShown(built) };
  for (const size of SHEETS) {
    const list = listOf(drawn, size, title);
    if (leftOf(list) < size.w / 2) continue;
    const placed = placedViews(contents, roomsOf(size, title, list), order.method);
    if (placed !== undefined)
      return provedScene(roundedScene(composed({ built, drawn, list, order: { ...order, title }, placed, size })));
  }
  throw new Error('A product is larger than the largest sheet');
}

function asBuilt({ model }: DrawnProduct): BuiltProduct {
  return { model, marks: [], holes: [], position: '', turn: [X, Y, Z] };
}

/** What the sheet keeps in M1 it turns where the motor is above or below: then its views stand up too, and keep their letters. */
function standing(built: BuiltProduct): BuiltProduct {
  const { details = [], holes, marks, model, turn } = built;
  if (Math.abs(dot(turn[0], Z)) < 0.5) return built;
  return {
    ...built,
    model: turnedModel(turn, model),
    ...turnedMarks(turn, { marks, holes }),
    details: details.map((detail) => turnedDetail(turn, detail)),
    turn: [X, Y, Z],
  };
}

function turnedMarks(turn: Turn, { holes, marks }: Pick<BuiltProduct, 'holes' | 'marks'>) {
  const after = (vector: Vec3) => turned(turn, vector);
  return {
    marks: marks.map((mark) => ({
      ...mark,
      ...{ from: after(mark.from), to: after(mark.to), out: after(mark.out), seen: after(mark.seen) },
    })),
    holes: holes.map((hole) => ({ ...hole, at: hole.at.map(after), seen: after(hole.seen) })),
  };
}

function turnedDetail(turn: Turn, detail: DetailMark): DetailMark {
  const { at, bodies, toward, up } = detail;
  return {
    bodies: turnedBodies(turn, bodies),
    ...{ at: turned(turn, at), toward: turned(turn, toward), up: turned(turn, up) },
    ...turnedMarks(turn, detail),
  };
}

/** The position in which views stand that do not show the mounting position: then only the picture does. */
function levelShown({ level, turn }: BuiltProduct): string | undefined {
  const isShown = [X, Y, Z].every((axis, at) => dot(axis, turn[at] ?? axis) > 0.5);
  return isShown ? undefined : level;
}

/** What views keep from list and block, and from the frame, whose centring marks reach 5 mm into the sheet. */
const [MARGIN, FROM_FRAME] = [3, 6];

/** The list hangs in the upper right corner, above the block. */
function listOf({ dimensions }: DrawnProduct, size: SheetSize, title: FormTitle): DimensionList {
  const [, , x1, y1] = drawingSpace(size);
  return dimensionList(dimensions, title.language, { corner: [x1, y1], lowest: blockOf(size, title)[3] + MARGIN });
}

/** Where its last column begins: a list may take half of the sheet. */
function leftOf({ columns }: DimensionList): number {
  return Math.min(...columns.map(([left]) => left));
}

/** What the title block covers. */
function blockOf(size: SheetSize, title: FormTitle): Rect {
  const [, y0, x1] = drawingSpace(size);
  return [x1 - BLOCK_WIDTH, y0, x1, y0 + blockHeight(title)];
}

/** Where views may stand: left of the list and above the block, or left of both at full height. */
function roomsOf(size: SheetSize, title: FormTitle, list: DimensionList): readonly Rect[] {
  const [x0, y0, , y1] = drawingSpace(size);
  const [blockLeft, , , blockTop] = blockOf(size, title);
  const listLeft = leftOf(list);
  return [
    [x0 + FROM_FRAME, blockTop + MARGIN, listLeft - MARGIN, y1 - FROM_FRAME],
    [x0 + FROM_FRAME, y0 + FROM_FRAME, Math.min(blockLeft, listLeft) - MARGIN, y1 - FROM_FRAME],
  ];
}

interface Composing {
  readonly built: BuiltProduct;
  readonly drawn: DrawnProduct;
  readonly list: DimensionList;
  readonly order: SheetOrder & { readonly title: FormTitle };
  readonly placed: PlacedViews;
  readonly size: SheetSize;
}

function composed({ built, drawn, list, order, placed, size }: Composing): SheetScene {
  const { method, title } = order;
  const { den, views } = placed;
  const [, y0, x1] = drawingSpace(size);
  const { position } = built;
  const shown = Object.values(views);
  const seen = shown.flatMap(({ at, view }) => view.items.map((item) => movedItem(item, at)));
  const dimensions = shown.flatMap(({ at, view }) => view.dimensions.map((dimension) => movedDimension(dimension, at)));
  const [block, room] = [blockOf(size, title), within(drawingSpace(size), MARGIN)];
  const taken = [
    ...shown.map(({ at: [x, y], view: { extent } }): Rect => {
      return [extent[0] + x, extent[1] + y, extent[2] + x, extent[3] + y];
    }),
    ...list.columns,
    block,
  ];
  const { details, picture } = besideViews(built.details ?? [], {
    ...{ views, den, room, taken, kept: [block, ...list.columns] },
    items: [...seen, ...dimensions.flatMap((dimension) => dimension.items)],
    pictures: pictures(drawn.model, position, { corner: placed.corner, room, taken }),
  });
  return {
    sheet: { ...size, method, den },
    form: { block, list: list.columns },
    details: details.map(({ rect }) => rect),
    language: title.language,
    title: `${title.product} ${title.typeCode}`.trim(),
    items: [
      ...sheetFrame(size),
      ...titleBlock({ ...title, position, den, method }, [x1, y0]),
      ...list.items,
      ...seen,
      ...picture,
      ...details.flatMap(({ items }) => items),
    ],
    dimensions: [...dimensions, ...details.flatMap((detail) => detail.dimensions)],
  };
}

function within([x0, y0, x1, y1]: Rect, by: number): Rect {
  return [x0 + by, y0 + by, x1 - by, y1 - by];
}

function movedDimension(dimension: SheetDimension, by: Vec2): SheetDimension {
  const moved = ([x, y]: Vec2): Vec2 => [x + by[0], y + by[1]];
  const { a, at, b, items } = dimension;
  return { ...dimension, a: moved(a), b: moved(b), at: moved(at), items: items.map((item) => movedItem(item, by)) };
}

/** A dimension that meets another is not drawn but stands in the list alone: the proof is always on. */
function provedScene(scene: SheetScene): SheetScene {
  const last = sheetFaults(scene).flatMap(({ dimensions }) => dimensions.slice(-1))[0];
  if (last === undefined) return scene;
  return provedScene({ ...scene, dimensions: scene.dimensions.filter(({ id }) => id !== last) });
}
