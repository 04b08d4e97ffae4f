import type { Axis, Point } from './isometric.ts';
import type { Outline } from './outline.ts';
import { circle, rectangle } from './outline.ts';
import type { FaceMark, Solid, SolidDetail } from './solid.ts';
import { cylinder, prism } from './solid.ts';

/** How torque leaves the gear unit. */
export type ShaftKind = 'solid' | 'keyed' | 'shrink' | 'splined';
/** A flange around the output: B5 with through holes outside the housing, B14 with tapped holes in its face. */
export type FlangeKind = 'B5' | 'B14';

/** One output face of a housing: axis it looks along, where the face stands, the shaft's centre, and which way is out. */
export interface OutputFace {
  readonly axis: Axis;
  readonly at: number;
  readonly centre: Point;
  readonly out: 1 | -1;
}

/** Solid shaft with key, or hollow shaft with its bore, standing out of the face. */
export function shaft(face: OutputFace, kind: ShaftKind, accent = false): readonly Solid[] {
  const hub = cone(face, 0, 2, [4.6, 4]);
  if (kind === 'solid') return [bossOf(face, hub), bar(face, 2, 10.5, 2.1, { accent }), key(face, accent)];
  if (kind === 'shrink') return [hub, ...shrinkDisc(face, accent)];
  const bore = kind === 'keyed' ? keyedBore(face) : splinedBore(face);
  return [hub, bar(face, 2, 3.6, 3.6, { accent, ...endFace(face, bore) })];
}

/** The flange on the face. */
export function flange(face: OutputFace, kind: FlangeKind): readonly Solid[] {
  if (kind === 'B14') {
    const holes = boltCircle(face.centre, 6.8, 0.65, 8);
    return [bar(face, 0, 1.8, 7.9, { accent: true, ...endFace(face, holes) })];
  }
  const holes = boltCircle(face.centre, 9.4, 0.75, 8, false);
  return [bar(face, 0, 1.6, 11, { accent: true, ...endFace(face, holes) }), bar(face, 1.6, 2.4, 7.4, { accent: true })];
}

/** A bearing housing drawn out long, for the agitator version of the coaxial unit. */
export function longBearing(face: OutputFace): Solid {
  return { ...cone(face, 0, 8, [5.6, 6.6]), accent: true };
}

/** The face moved outwards, for what is mounted on a flange. */
export function beyond(face: OutputFace, by: number): OutputFace {
  return { ...face, at: face.at + by * face.out };
}

function bossOf(face: OutputFace, hub: Solid): Solid {
  return { ...hub, ...endFace(face, [{ hole: circle(...face.centre, 2.9) }]) };
}

function shrinkDisc(face: OutputFace, accent: boolean): readonly Solid[] {
  const screws = boltCircle(face.centre, 4.2, 0.55, 8, true);
  const bore: FaceMark = { hole: circle(...face.centre, 1.9), dark: true };
  return [
    bar(face, 2, 3, 5.4, { accent }),
    bar(face, 3, 4, 5.4, { accent, ...endFace(face, screws) }),
    bar(face, 4, 5.2, 2.8, { accent, ...endFace(face, [bore]) }),
  ];
}

function keyedBore({ centre: [u, v] }: OutputFace): readonly FaceMark[] {
  const keyway: FaceMark = { hole: rectangle([u - 0.6, u + 0.6], [v + 2, v + 2.8]), dark: true };
  return [{ hole: circle(u, v, 2.2), dark: true }, keyway];
}

function splinedBore({ centre: [u, v] }: OutputFace): readonly FaceMark[] {
  const teeth = Array.from({ length: 12 }, (_, i): FaceMark => {
    const angle = (i * Math.PI) / 6;
    const at = (r: number): Point => [u + r * Math.cos(angle), v + r * Math.sin(angle)];
    return { line: [at(1.7), at(2.6)] };
  });
  return [{ hole: circle(u, v, 1.7), dark: true }, { hole: circle(u, v, 2.6) }, ...teeth];
}

function key(face: OutputFace, accent: boolean): Solid {
  const [u, v] = face.centre;
  return prism(face.axis, along(face, 4, 9.3), rectangle([u - 0.55, u + 0.55], [v + 1.7, v + 2.6]), { accent });
}

function bar(face: OutputFace, start: number, end: number, r: number, detail: SolidDetail = {}): Solid {
  return cylinder(face.axis, along(face, start, end), face.centre, r, detail);
}

function cone(face: OutputFace, start: number, end: number, [inner, outer]: Point): Solid {
  const [from, to] = face.out > 0 ? [inner, outer] : [outer, inner];
  return bar(face, start, end, from, { taper: to - from });
}

function along({ at, out }: OutputFace, start: number, end: number): Point {
  return out > 0 ? [at + start, at + end] : [at - end, at - start];
}

function endFace(face: OutputFace, marks: readonly FaceMark[]): SolidDetail {
  return face.out > 0 ? { toFace: marks } : { fromFace: marks };
}

/** Holes evenly round a centre. */
export function boltCircle([u, v]: Point, radius: number, r: number, count: number, dark = true): readonly FaceMark[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / count;
    const hole: Outline = circle(u + radius * Math.cos(angle), v + radius * Math.sin(angle), r);
    return { hole, dark };
  });
}
