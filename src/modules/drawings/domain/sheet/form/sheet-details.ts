import type { DetailMark } from '#modules/drawings/domain/drawn-product.ts';
import { detailContent } from '#modules/drawings/domain/sheet/layout/detail-content.ts';
import { noteOf, type Taken } from '#modules/drawings/domain/sheet/layout/hole-notes.ts';
import { itemRect } from '#modules/drawings/domain/sheet/layout/item-rect.ts';
import { type PlacedDetail, placedDetail } from '#modules/drawings/domain/sheet/layout/placed-details.ts';
import type { PlacedViews, ViewName } from '#modules/drawings/domain/sheet/layout/placed-views.ts';
import type { Rect } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import type { SheetItem } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { seen, VIEWPOINTS } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import { dot, type Vec2 } from '#modules/drawings/domain/solids/vector.ts';

/** A sheet on which details are to find room: what stands there already, and where they may stand. */
export interface SheetSoFar {
  readonly views: PlacedViews['views'];
  readonly den: number;
  readonly items: readonly SheetItem[];
  /** What is taken besides, as a whole. */
  readonly taken: readonly Rect[];
  /** What of it no name and no line to it may run into. */
  readonly kept: readonly Rect[];
  readonly room: Rect;
}

const NAMES = ['A', 'B', 'C'] as const;

/** The details for which there is room, and their names in the views, at the places they show: names and their lines keep clear of all details. */
export function sheetDetails(marks: readonly DetailMark[], sheet: SheetSoFar): readonly PlacedDetail[] {
  const placed: { readonly detail: PlacedDetail; readonly where: Shown }[] = [];
  for (const mark of marks) {
    const name = NAMES[placed.length];
    const where = shownAt(mark, sheet);
    if (name === undefined || where === undefined) continue;
    const taken = [...sheet.taken, ...placed.map(({ detail }) => detail.rect)];
    const { den, room } = sheet;
    const detail = placedDetail(detailContent(mark), name, { den, room, taken, near: where.at });
    if (detail !== undefined) placed.push({ detail, where });
  }
  const kept = [...sheet.kept, ...placed.map(({ detail }) => detail.rect)];
  const named: PlacedDetail[] = [];
  for (const { detail, where } of placed) {
    const there = [...sheet.items, ...named.flatMap(({ items }) => items)];
    named.push({ ...detail, items: [...detail.items, ...nameItems(detail.name, where, { items: there, kept })] });
  }
  return named;
}

interface Shown {
  readonly at: Vec2;
  readonly outline: Rect;
}

const VIEWS: readonly ViewName[] = ['front', 'side', 'top'];

/** Where a view shows it from the side, on the sheet. */
function shownAt({ at, toward }: DetailMark, { den, views }: SheetSoFar): Shown | undefined {
  const name = VIEWS.find((one) => Math.abs(dot(VIEWPOINTS[one].toward, toward)) < 0.5);
  if (name === undefined) return undefined;
  const { at: origin, view } = views[name];
  const [x, y] = seen(VIEWPOINTS[name], at);
  const [x0, y0, x1, y1] = view.outline;
  return {
    at: [origin[0] + x / den, origin[1] + y / den],
    outline: [origin[0] + x0, origin[1] + y0, origin[0] + x1, origin[1] + y1],
  };
}

/** The name of a detail at a line to its place, where it meets nothing. */
function nameItems(
  text: string,
  { at, outline }: Shown,
  { items, kept }: Pick<SheetSoFar, 'items' | 'kept'>,
): readonly SheetItem[] {
  const taken: Taken = {
    texts: items.filter(({ k }) => k === 'text').map(itemRect),
    lines: items.flatMap((item) => (item.k === 'line' ? [[item.from, item.to] as const] : [])),
    kept,
  };
  return noteOf({ text, at: [at], radius: 0 }, outline, taken)?.items ?? [];
}
