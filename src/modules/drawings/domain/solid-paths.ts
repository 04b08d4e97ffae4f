import type { Frame, Point, Vector } from './isometric.ts';
import { dot, ellipseAngle, inFrame, project, towardsViewer } from './isometric.ts';
import type { Outline, Step } from './outline.ts';
import { breaks, grown, reversed, support, walk } from './outline.ts';
import type { FaceMark, Solid } from './solid.ts';

/** A piece of a path on the sheet, before it is scaled: move, line, arc (with radius in drawing units), close. */
export type Stroke =
  | Straight
  | { readonly to: Point; readonly by: 'arc'; readonly r: number; readonly angle: number; readonly sweep: 0 | 1 }
  | { readonly by: 'close' };

interface Straight {
  readonly to: Point;
  readonly by: 'move' | 'line';
}

/** What a solid looks like: its silhouette, two depths of shade, dark openings, and the lines inside. */
export interface SolidPaths {
  readonly body: readonly Stroke[];
  readonly shade: readonly Stroke[];
  readonly deepShade: readonly Stroke[];
  readonly dark: readonly Stroke[];
  readonly lines: readonly Stroke[];
}

/** Light comes from the upper left; below these values of (normal · light) a face is shaded, then shaded deeper. */
const LIGHT: Vector = [-0.25, 0.45, 0.86];
const SHADED = 0.5;
const DEEP = 0.05;
const FULL = 2 * Math.PI;

/** The paths of one solid as the viewer sees it. */
export function solidPaths(solid: Solid): SolidPaths {
  const view = viewOf(solid);
  const faceLight = dot(view.normal, LIGHT);
  const faceEdge = ring(view, view.near, 0, FULL);
  return {
    body: silhouette(view),
    shade: [...band(view, SHADED), ...(faceLight < SHADED ? faceEdge : [])],
    deepShade: [...band(view, DEEP), ...(faceLight < DEEP ? faceEdge : [])],
    dark: view.marks.flatMap((mark) => ('hole' in mark && mark.dark ? markStrokes(view, mark) : [])),
    lines: [
      ...run(view, view.near.w, walk(view.near.outline, view.start, view.end), 'move'),
      ...creases(view),
      ...skinLines(view, solid),
      ...view.marks.flatMap((m) => markStrokes(view, m)),
    ],
  };
}

interface End {
  readonly w: number;
  readonly outline: Outline;
}

interface View {
  readonly solid: Solid;
  readonly near: End;
  readonly far: End;
  /** Direction of the end face that is seen. */
  readonly normal: Vector;
  readonly marks: readonly FaceMark[];
  /** The skin is seen for normals between these angles. */
  readonly start: number;
  readonly end: number;
}

function viewOf(solid: Solid): View {
  const { u, v, w } = solid.frame;
  const forward = towardsViewer(w) > 0;
  const begin: End = { w: solid.from, outline: solid.outline };
  const finish: End = { w: solid.to, outline: grown(solid.outline, solid.taper ?? 0) };
  const flare = ((solid.taper ?? 0) * towardsViewer(w)) / (solid.to - solid.from);
  const half = Math.acos(Math.max(-1, Math.min(1, flare * Math.SQRT1_2)));
  const middle = Math.atan2(towardsViewer(v), towardsViewer(u));
  return {
    solid,
    near: forward ? finish : begin,
    far: forward ? begin : finish,
    normal: forward ? w : [-w[0], -w[1], -w[2]],
    marks: (forward ? solid.toFace : solid.fromFace) ?? [],
    start: middle - half,
    end: middle + half,
  };
}

function silhouette(view: View): readonly Stroke[] {
  return [
    ...run(view, view.near.w, walk(view.near.outline, view.end, view.start + FULL), 'move'),
    ...run(view, view.far.w, walk(view.far.outline, view.start, view.end), 'line'),
    { by: 'close' },
  ];
}

/** The part of the skin that is turned away from the light by more than the limit. */
function band(view: View, limit: number): readonly Stroke[] {
  const { u, v } = view.solid.frame;
  const [a, b] = [dot(u, LIGHT), dot(v, LIGHT)];
  const half = Math.acos(Math.max(-1, Math.min(1, limit / Math.hypot(a, b))));
  const lit = Math.atan2(b, a);
  return [-FULL, 0, FULL].flatMap((shift) => {
    const start = Math.max(view.start, lit + half + shift);
    const end = Math.min(view.end, lit - half + FULL + shift);
    return end - start > 0.02 ? strip(view, start, end) : [];
  });
}

function strip(view: View, start: number, end: number): readonly Stroke[] {
  return [
    ...run(view, view.near.w, walk(view.near.outline, start, end), 'move'),
    ...run(view, view.far.w, reversed(walk(view.far.outline, start, end)), 'line'),
    { by: 'close' },
  ];
}

function ring(view: View, { w, outline }: End, start: number, end: number): readonly Stroke[] {
  return [...run(view, w, walk(outline, start, end), 'move'), { by: 'close' }];
}

function creases(view: View): readonly Stroke[] {
  return breaks(view.solid.outline).flatMap(({ angle }) => (seen(view, angle, 0.05) ? lengthwise(view, angle) : []));
}

function lengthwise(view: View, angle: number): readonly Stroke[] {
  return [
    place(view, support(view.near.outline, angle), view.near.w, 'move'),
    place(view, support(view.far.outline, angle), view.far.w, 'line'),
  ];
}

function skinLines(view: View, { ribs = [], rings = [], from, to, taper = 0, outline }: Solid): readonly Stroke[] {
  const along = ribs.flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return seen(view, angle, 0.12) ? lengthwise(view, angle) : [];
  });
  const around = rings.flatMap((w) => {
    const shape = grown(outline, (taper * (w - from)) / (to - from));
    return run(view, w, walk(shape, view.start, view.end), 'move');
  });
  return [...along, ...around];
}

/** Whether the skin is seen at an angle, and by more than the margin from the silhouette. */
function seen(view: View, angle: number, margin: number): boolean {
  return [-FULL, 0, FULL].some((shift) => angle + shift > view.start + margin && angle + shift < view.end - margin);
}

function markStrokes(view: View, mark: FaceMark): readonly Stroke[] {
  if ('hole' in mark) return ring(view, { w: view.near.w, outline: mark.hole }, 0, FULL);
  return mark.line.map((at, i) => place(view, at, view.near.w, i === 0 ? 'move' : 'line'));
}

function place(view: View, [u, v]: Point, w: number, by: 'move' | 'line'): Straight {
  return { to: project(inFrame(view.solid.frame, u, v, w)), by };
}

function run(view: View, w: number, steps: readonly Step[], first: 'move' | 'line'): readonly Stroke[] {
  const { frame } = view.solid;
  const angle = ellipseAngle(frame.w);
  const hand = handOf(frame);
  return steps.map(({ at, r }, i): Stroke => {
    const line = place(view, at, w, i === 0 ? first : 'line');
    if (r === 0 || i === 0) return line;
    return { to: line.to, by: 'arc', r: Math.abs(r), angle, sweep: r * hand > 0 ? 1 : 0 };
  });
}

/** Positive when the way from u to v runs clockwise on the sheet. */
function handOf({ u, v }: Frame): number {
  const [a, b] = project(u);
  const [c, d] = project(v);
  return a * d - b * c;
}
