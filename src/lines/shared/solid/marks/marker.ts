import type { HoleMark, Mark, ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import type { PartView } from '#modules/drawings/domain/part-names.ts';
import type { Body, Prism } from '#modules/drawings/domain/solids/body.ts';
import { radiusOf } from '#modules/drawings/domain/solids/loop.ts';
import { inWorld, type Turn, turned } from '#modules/drawings/domain/solids/placement.ts';
import { dot, length, minus, plus, times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

export const [BACK, RIGHT, DOWN] = [times(-1, X), times(-1, Y), times(-1, Z)] as const;

/** Where a dimension may lie: by the part and letter that tell it. */
export interface Place {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly out: Vec3;
  readonly seen: Vec3;
}

/** Marks as they are found on a built product; one that does not measure what is told is none. */
export interface Marker {
  readonly length: (view: PartView, letter: string, place: Place) => void;
  readonly diameter: (view: PartView, letter: string, place: Place) => void;
  readonly holes: (view: PartView, letter: string, where: Omit<HoleMark, 'told'>) => void;
  readonly told: (view: PartView, letter: string) => ToldDimension | undefined;
  readonly marks: readonly Mark[];
  readonly holeMarks: readonly HoleMark[];
}

/** The figures of a drawing and of its table agree to this, mm. */
const AGREES = 0.05;

/** What finds marks for dimensions that are told, each once. */
export function markerOf(dimensions: readonly ToldDimension[]): Marker {
  const marks: Mark[] = [];
  const holeMarks: HoleMark[] = [];
  const told = (view: PartView, letter: string) =>
    dimensions.find((dimension) => dimension.view === view && dimension.letter === letter);

  function mark(kind: Mark['kind'], view: PartView, letter: string, place: Place): void {
    const dimension = told(view, letter);
    const measured = length(minus(place.to, place.from));
    if (dimension === undefined || marks.some((known) => isSame(known, dimension, place))) return;
    if (Math.abs(measured - Number(dimension.value)) < AGREES) marks.push({ kind, told: dimension, ...place });
  }

  return {
    length: (view, letter, place) => mark('length', view, letter, place),
    diameter: (view, letter, place) => mark('diameter', view, letter, place),
    holes(view, letter, where) {
      const dimension = told(view, letter);
      if (dimension !== undefined && Math.abs(2 * where.radius - nominal(dimension)) < AGREES)
        holeMarks.push({ told: dimension, ...where });
    },
    told,
    marks,
    holeMarks,
  };
}

/** The diameter of holes, of tapped ones that of their thread: 8 of `M8`. */
function nominal({ value }: ToldDimension): number {
  return Number(String(value).replace(/^M(\d+).*/, '$1'));
}

/** Whether it is marked already, by itself or by another part that tells the same letter of the same place. */
function isSame(known: Mark, told: ToldDimension, { from, to }: Place): boolean {
  if (known.told === told) return true;
  const isThere = length(minus(known.from, from)) < AGREES && length(minus(known.to, to)) < AGREES;
  return isThere && known.told.letter === told.letter;
}

/** A marker for what is looked at level and stands turned in the product: marks found on it are turned with it. */
export function turnedMarker(marker: Marker, turn: Turn): Marker {
  const after = (point: Vec3) => turned(turn, point);
  const place = ({ from, out, seen, to }: Place): Place => ({
    ...{ from: after(from), to: after(to), out: after(out), seen: after(seen) },
  });
  return {
    ...marker,
    length: (view, letter, level) => marker.length(view, letter, place(level)),
    diameter: (view, letter, level) => marker.diameter(view, letter, place(level)),
    holes: (view, letter, { at, radius, seen }) =>
      marker.holes(view, letter, { at: at.map(after), radius, seen: after(seen) }),
  };
}

/** The two ends of a diameter about a place on an axis. */
export function across(at: Vec3, direction: Vec3, diameter: number): { readonly from: Vec3; readonly to: Vec3 } {
  return { from: plus(at, times(-diameter / 2, direction)), to: plus(at, times(diameter / 2, direction)) };
}

/** A point with one coordinate of it set to another value. */
export function withAlong(point: Vec3, axis: Vec3, value: number): Vec3 {
  return plus(point, times(value - dot(point, axis), axis));
}

/** The horizontal direction across an axis along which it is seen at its full length. */
export function beside(axis: Vec3): Vec3 {
  return Math.abs(axis[0]) > 0.5 ? RIGHT : X;
}

/** The first body of a name that begins so. */
export function bodyNamed<K extends Body['kind']>(
  bodies: readonly Body[],
  name: string,
  kind: K,
): Extract<Body, { kind: K }> | undefined {
  return bodies.find((body): body is Extract<Body, { kind: K }> => body.kind === kind && body.name.startsWith(name));
}

/** A round hole of a prism where it begins. */
export interface RoundHole {
  readonly at: Vec3;
  readonly radius: number;
}

/** The round holes of a prism, at its far end. */
export function roundHoles({ holes, place, to }: Prism): readonly RoundHole[] {
  return holes.flatMap((hole) => {
    const [first] = hole;
    if (hole.length !== 2 || first?.arc === undefined) return [];
    return [{ at: inWorld(place, [...first.arc.centre, to]), radius: radiusOf(first.from, first.arc) }];
  });
}
