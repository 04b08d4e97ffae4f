import type { SheetDimension, SheetItem, SheetText } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { dxfText, type Group, type Handles, pointGroups } from './dxf-groups.ts';

/** Where entities are written: who owns them, and so many millimetres of the product are one of the sheet. */
export interface Drawn {
  readonly handles: Handles;
  readonly owner: string;
  readonly den: number;
}

export const TEXT_STYLE = 'SHEET';
export const DIMENSION_STYLE = 'SHEET';
const FULL = 2 * Math.PI - 1e-4;
const ALIGNED = { left: 0, middle: 1, right: 2 } as const;

/** An item of a sheet as entities, in true size. */
export function itemEntity(item: SheetItem, drawn: Drawn): readonly Group[] {
  const head = (type: string, subclass: string): readonly Group[] => [
    [0, type],
    [5, drawn.handles.next()],
    [330, drawn.owner],
    [100, 'AcDbEntity'],
    [8, item.layer],
    [100, subclass],
  ];
  const { den } = drawn;
  if (item.k === 'line')
    return [
      ...head('LINE', 'AcDbLine'),
      ...pointGroups(10, sized(item.from, den)),
      ...pointGroups(11, sized(item.to, den)),
    ];
  if (item.k === 'fill') return [...head('SOLID', 'AcDbTrace'), ...solidPoints(item.points, den)];
  if (item.k === 'text') return [...head('TEXT', 'AcDbText'), ...textGroups(item, den)];
  const round: readonly Group[] = [...pointGroups(10, sized(item.centre, den)), [40, item.r * den]];
  if (item.swept >= FULL) return [...head('CIRCLE', 'AcDbCircle'), ...round];
  return [
    ...head('ARC', 'AcDbCircle'),
    ...round,
    [100, 'AcDbArc'],
    [50, degrees(item.begin)],
    [51, degrees(item.begin + item.swept)],
  ];
}

function sized([x, y]: Vec2, den: number): Vec2 {
  return [x * den, y * den];
}

function degrees(angle: number): number {
  return ((((angle * 180) / Math.PI) % 360) + 360) % 360;
}

/** A solid has four corners; of three the last stands twice. */
function solidPoints(points: readonly Vec2[], den: number): readonly Group[] {
  const [a = [0, 0], b = a, c = b, d = c] = points;
  return [a, b, c, d].flatMap((point, no) => pointGroups(10 + no, sized(point, den)));
}

function textGroups({ align, at, height, text, turn }: SheetText, den: number): readonly Group[] {
  return [
    ...pointGroups(10, sized(at, den)),
    [40, height * den],
    [1, dxfText(text)],
    [50, turn],
    [7, TEXT_STYLE],
    [72, ALIGNED[align]],
    ...pointGroups(11, sized(at, den)),
    [100, 'AcDbText'],
  ];
}

/** A dimension with its points, what it measures and what is written, drawn by a block of its own. */
export function dimensionEntity(dimension: SheetDimension, block: string, drawn: Drawn): readonly Group[] {
  const { at, isUpright, items, kind, text } = dimension;
  const [a, b] = measuredPoints(dimension, drawn.den);
  const written = items.find((item) => item.k === 'text');
  const measured =
    kind === 'holes' || !isUpright
      ? Math.hypot(b[0] - a[0], kind === 'holes' ? b[1] - a[1] : 0)
      : Math.abs(b[1] - a[1]);
  const type = kind === 'holes' ? 3 : 0;
  return [
    [0, 'DIMENSION'],
    [5, drawn.handles.next()],
    [330, drawn.owner],
    [100, 'AcDbEntity'],
    [8, 'DIM'],
    [100, 'AcDbDimension'],
    [2, block],
    ...pointGroups(10, kind === 'holes' ? b : linePoint(b, sized(at, drawn.den), isUpright)),
    ...pointGroups(11, sized(written?.at ?? at, drawn.den)),
    [70, type + 32 + 128],
    [71, 5],
    [42, (measured * (dimension.den ?? drawn.den)) / drawn.den],
    [1, dxfText(text)],
    [3, DIMENSION_STYLE],
    ...(kind === 'holes' ? diametric(a) : rotated(a, b, isUpright)),
    ...measuredBy((dimension.den ?? drawn.den) / drawn.den),
  ];
}

/** Of holes the two ends of a diameter of one: where its line ends, and across from there. */
function measuredPoints({ a, b, kind }: SheetDimension, den: number): readonly [Vec2, Vec2] {
  const [one, other] = [sized(a, den), sized(b, den)];
  return kind === 'holes' ? [one, [2 * other[0] - one[0], 2 * other[1] - one[1]]] : [one, other];
}

/** Where the dimension line meets the second extension line. */
function linePoint(b: Vec2, at: Vec2, isUpright: boolean): Vec2 {
  return isUpright ? [at[0], b[1]] : [b[0], at[1]];
}

function rotated(a: Vec2, b: Vec2, isUpright: boolean): readonly Group[] {
  return [
    [100, 'AcDbAlignedDimension'],
    ...pointGroups(13, a),
    ...pointGroups(14, b),
    [50, isUpright ? 90 : 0],
    [100, 'AcDbRotatedDimension'],
  ];
}

/** What is measured of the drawn length, where a detail has a scale of its own (DIMLFAC of this dimension alone). */
function measuredBy(factor: number): readonly Group[] {
  if (factor === 1) return [];
  return [
    [1001, 'ACAD'],
    [1000, 'DSTYLE'],
    [1002, '{'],
    [1070, 144],
    [1040, factor],
    [1002, '}'],
  ];
}

function diametric(a: Vec2): readonly Group[] {
  return [[100, 'AcDbDiametricDimension'], ...pointGroups(15, a), [40, 0]];
}
