import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';

/** Three corners by their numbers, counter-clockwise. */
export type Triangle = readonly [number, number, number];

/** A corner of the outline that is cut up, by its number among all points. */
interface Corner {
  readonly at: Vec2;
  readonly no: number;
}

/**
 * Cuts a flat outline with holes into triangles, ear by ear. The outline runs counter-clockwise and holes clockwise; points are numbered
 * through, the outline's first.
 */
export function triangulate(outer: readonly Vec2[], holes: readonly (readonly Vec2[])[]): readonly Triangle[] {
  let no = 0;
  const numbered = (points: readonly Vec2[]): Corner[] => points.map((at) => ({ at, no: no++ }));
  const outline = numbered(outer);
  const rings = holes.map(numbered).sort((one, other) => rightmost(other).at[0] - rightmost(one).at[0]);
  return clipped(rings.reduce((whole, ring, at) => bridged(whole, ring, rings.slice(at)), outline));
}

/** An outline with a hole made part of it, by a cut from the hole's rightmost corner to one that sees it. */
function bridged(outline: readonly Corner[], hole: readonly Corner[], left: readonly (readonly Corner[])[]): Corner[] {
  const from = rightmost(hole);
  const to = seenFrom(outline, from, left);
  const begin = hole.indexOf(from);
  const round = [...hole.slice(begin), ...hole.slice(0, begin), from];
  const at = outline.indexOf(to);
  return [...outline.slice(0, at + 1), ...round, to, ...outline.slice(at + 1)];
}

/** The nearest corner to which a straight cut meets no side of the outline, nor of a hole that is left. */
function seenFrom(outline: readonly Corner[], from: Corner, left: readonly (readonly Corner[])[]): Corner {
  const near = outline.toSorted((one, other) => distance(one.at, from.at) - distance(other.at, from.at));
  const sides = [outline, ...left].flatMap(sidesOf);
  const found = near.find(
    (corner) =>
      opensTowards(outline, corner, from.at) &&
      opensTowards(left[0] ?? [], from, corner.at) &&
      sides.every(
        ([one, other]) =>
          [one, other].some((end) => isAt(end, corner) || isAt(end, from)) ||
          !cross(from.at, corner.at, one.at, other.at),
      ),
  );
  if (found === undefined) throw new Error('A hole lies outside of its outline');
  return found;
}

function sidesOf(ring: readonly Corner[]): readonly (readonly [Corner, Corner])[] {
  return ring.map((corner, at) => [corner, ring[(at + 1) % ring.length] ?? corner]);
}

function isAt({ at: [a, b] }: Corner, { at: [c, d] }: Corner): boolean {
  return a === c && b === d;
}

/** Whether the inside of a corner looks towards a point: of corners at the same place only one does. */
function opensTowards(outline: readonly Corner[], corner: Corner, to: Vec2): boolean {
  const at = outline.indexOf(corner);
  const before = outline.at(at - 1) ?? corner;
  const after = outline[(at + 1) % outline.length] ?? corner;
  const isConvex = side(before.at, corner.at, after.at) > 0;
  const isLeft = [side(before.at, corner.at, to) > 0, side(corner.at, after.at, to) > 0];
  return isConvex ? isLeft.every(Boolean) : isLeft.some(Boolean);
}

/** Takes off one ear after the other: a corner whose triangle has no other corner in it. */
function clipped(outline: Corner[]): readonly Triangle[] {
  const rest = [...outline];
  const found: Triangle[] = [];
  while (rest.length > 3) {
    const ear = nextEar(rest);
    if (ear < 0) throw new Error('An outline crosses itself');
    found.push(cornersAt(rest, ear).map(({ no }) => no) as unknown as Triangle);
    rest.splice(ear, 1);
  }
  const [a, b, c] = rest;
  return a && b && c ? [...found, [a.no, b.no, c.no]] : found;
}

/** An ear; where there is none, a corner on a straight line, whose triangle is flat and keeps its sides shared. */
function nextEar(outline: readonly Corner[]): number {
  const ear = outline.findIndex((_, at) => isEar(outline, at));
  return ear < 0 ? outline.findIndex((_, at) => Math.abs(turnAt(outline, at)) <= FLAT) : ear;
}

/** Twice the area below which a triangle is flat, mm². */
const FLAT = 1e-9;

function turnAt(outline: readonly Corner[], at: number): number {
  const [before, tip, after] = cornersAt(outline, at);
  return side(before.at, tip.at, after.at);
}

function isEar(outline: readonly Corner[], at: number): boolean {
  if (!(turnAt(outline, at) > FLAT)) return false;
  const [before, tip, after] = cornersAt(outline, at);
  return outline.every(
    (other) => [before, tip, after].some((own) => isAt(own, other)) || !isInside(other.at, before.at, tip.at, after.at),
  );
}

function cornersAt(outline: readonly Corner[], at: number): readonly [Corner, Corner, Corner] {
  const tip = outline[at];
  const before = outline.at(at - 1);
  const after = outline[(at + 1) % outline.length];
  if (tip === undefined || before === undefined || after === undefined) throw new Error('No such corner');
  return [before, tip, after];
}

function isInside(point: Vec2, a: Vec2, b: Vec2, c: Vec2): boolean {
  return side(a, b, point) >= 0 && side(b, c, point) >= 0 && side(c, a, point) >= 0;
}

/** Positive where the third point lies left of the way from the first to the second. */
function side([ax, ay]: Vec2, [bx, by]: Vec2, [cx, cy]: Vec2): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function cross(a: Vec2, b: Vec2, c: Vec2, d: Vec2): boolean {
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

function distance([a, b]: Vec2, [c, d]: Vec2): number {
  return Math.hypot(a - c, b - d);
}

function rightmost(ring: readonly Corner[]): Corner {
  const [first, ...others] = ring;
  if (first === undefined) throw new Error('A hole has corners');
  return others.reduce((best, corner) => (corner.at[0] > best.at[0] ? corner : best), first);
}
