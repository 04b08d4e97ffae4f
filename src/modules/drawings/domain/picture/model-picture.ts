import { type SeenBody, seenByBody } from '#modules/drawings/domain/sheet/view/outline-view.ts';
import { ISOMETRIC, seen, type Viewpoint } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import { type SolidModel, scaledModel } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { length, minus, type Vec2, type Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import type { Drawing, DrawnPath, DrawnText } from '#product/drawing.ts';
import { SIZE } from '#product/drawing.ts';
import type { Segment } from './chains.ts';
import { FINE_GRAIN, type PenGrain, penPath } from './pen-path.ts';
import { arrow, gravityArrows, type PictureNote, scaledNote } from './picture-notes.ts';

/** How a model is shown as a picture. */
export interface PictureLook {
  /** Whence it is seen; from above between front and side where it is not said. */
  readonly viewpoint?: Viewpoint;
  /** How the names of the bodies begin that the picture is about: they have the accent colour. */
  readonly accent?: readonly string[];
  /** Arrows that say which way is down. */
  readonly gravity?: 'down' | 'any';
  readonly notes?: readonly PictureNote[];
  /** Without lines of little weight, such as those of fins. */
  readonly isPlain?: boolean;
  readonly grain?: PenGrain;
}

/** Models are as large as this when they are looked at, mm along the diagonal: rounds then have as many corners as can be told apart. */
const NORMAL = 280;

function diagonalOf(model: SolidModel): number {
  const [low, high] = boxOf(model);
  return length(minus(high, low));
}

/** A model as a line drawing fitted into the square: what is hidden is left out, fins are thin, what it is about has the accent colour. */
export function modelPicture(model: SolidModel, look: PictureLook = {}): Drawing {
  const { viewpoint = ISOMETRIC, accent = [], gravity, isPlain = false, grain = FINE_GRAIN } = look;
  const by = NORMAL / diagonalOf(model);
  const bodies = seenByBody(scaledModel(by, model), viewpoint);
  const notes = (look.notes ?? []).map((note) => scaledNote(by, note));
  const place = placing([...bodies.flatMap(pointsOf), ...notes.flatMap((note) => notePoints(note, viewpoint))]);
  const isAbout = ({ body }: SeenBody) => accent.some((name) => body.name.startsWith(name));
  const lines = (style: 'visible' | 'fine', some: readonly SeenBody[]): readonly Segment[] =>
    some
      .flatMap(({ strokes }) => strokes.filter((stroke) => stroke.style === style))
      .map(({ from, to }) => [place(from), place(to)]);
  const [about, rest] = [bodies.filter(isAbout), bodies.filter((body) => !isAbout(body))];
  const pointers = notes.flatMap((note) => pointer(note, (point) => place(flat(seen(viewpoint, point)))));
  const drawn = [...lines('visible', bodies), ...pointers];
  const paths: readonly Omit<DrawnPath & { readonly segments: readonly Segment[] }, 'd'>[] = [
    { paint: 'fine', accent: false, segments: isPlain ? [] : lines('fine', rest) },
    { paint: 'line', accent: false, segments: lines('visible', rest) },
    { paint: 'fine', accent: true, segments: isPlain ? [] : lines('fine', about) },
    { paint: 'line', accent: true, segments: [...lines('visible', about), ...pointers] },
    { paint: 'line', accent: true, segments: gravity ? gravityArrows(gravity, drawn) : [] },
  ];
  return {
    paths: paths.flatMap(({ segments, ...path }) =>
      segments.length === 0 ? [] : [{ ...path, d: penPath(segments, grain) }],
    ),
    texts: notes.flatMap((note) => letter(note, (point) => place(flat(seen(viewpoint, point))))),
  };
}

function pointsOf({ strokes }: SeenBody): readonly Vec2[] {
  return strokes.flatMap(({ from, to }) => [from, to]);
}

/** Room on every side for the width of the strokes. */
const MARGIN = 3;
/** A character takes as much of the square, to either side of its middle. */
const CHARACTER = { high: 6, wide: 3.6 };

/** Where a point of the view lies in the square: as large as it fits, in the middle, y down. */
function placing(points: readonly Vec2[]): (point: Vec2) => Vec2 {
  const low: [number, number] = [Infinity, Infinity];
  const high: [number, number] = [-Infinity, -Infinity];
  for (const point of points)
    for (const axis of [0, 1] as const) {
      low[axis] = Math.min(low[axis], point[axis]);
      high[axis] = Math.max(high[axis], point[axis]);
    }
  const scale = (SIZE - 2 * MARGIN) / Math.max(high[0] - low[0], high[1] - low[1]);
  return ([x, y]) => [SIZE / 2 + (x - (low[0] + high[0]) / 2) * scale, SIZE / 2 - (y - (low[1] + high[1]) / 2) * scale];
}

function flat([x, y]: Vec3): Vec2 {
  return [x, y];
}

function notePoints(note: PictureNote, viewpoint: Viewpoint): readonly Vec2[] {
  if (!('text' in note)) return [note.from, note.to].map((point) => flat(seen(viewpoint, point)));
  return [flat(seen(viewpoint, note.at))];
}

function pointer(note: PictureNote, place: (point: Vec3) => Vec2): readonly Segment[] {
  if ('text' in note) return [];
  return note.head ? arrow(place(note.from), place(note.to)) : [[place(note.from), place(note.to)]];
}

/** A text stays within the square. */
function letter(note: PictureNote, place: (point: Vec3) => Vec2): readonly DrawnText[] {
  if (!('text' in note)) return [];
  const { isMuted, text } = note;
  const [x, y] = place(note.at);
  return [{ text, x: within(x, text.length * CHARACTER.wide), y: within(y, CHARACTER.high), accent: isMuted !== true }];
}

function within(at: number, half: number): number {
  return Math.round(Math.min(SIZE - half, Math.max(half, at)) * 10) / 10;
}
