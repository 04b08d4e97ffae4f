import type { Vec2 } from './vector.ts';

/** One piece of a loop: from its point to the next piece's, straight, or on an arc about a centre. */
export interface Piece {
  readonly from: Vec2;
  readonly arc?: { readonly centre: Vec2; readonly turn: 'left' | 'right' };
}

/** A closed outline in a plane, counter-clockwise around what it encloses; also those of holes: whoever uses one turns it over. */
export type Loop = readonly Piece[];

/** A loop of straight pieces. */
export function polygon(...points: readonly Vec2[]): Loop {
  return points.map((from) => ({ from }));
}

/** A rectangle between two corners. */
export function rectangle([u0, v0]: Vec2, [u1, v1]: Vec2): Loop {
  return polygon([u0, v0], [u1, v0], [u1, v1], [u0, v1]);
}

/** A circle of two halves: whoever makes faces of it needs no seam. */
export function circle([u, v]: Vec2, r: number): Loop {
  const arc = { centre: [u, v], turn: 'left' } as const;
  return [
    { from: [u + r, v], arc },
    { from: [u - r, v], arc },
  ];
}

/** A rectangle with round corners. */
export function roundedRectangle([u0, v0]: Vec2, [u1, v1]: Vec2, r: number): Loop {
  if (r === 0) return rectangle([u0, v0], [u1, v1]);
  const corner = (from: Vec2, centre: Vec2): Piece => ({ from, arc: { centre, turn: 'left' } });
  return [
    { from: [u0 + r, v0] },
    corner([u1 - r, v0], [u1 - r, v0 + r]),
    { from: [u1, v0 + r] },
    corner([u1, v1 - r], [u1 - r, v1 - r]),
    { from: [u1 - r, v1] },
    corner([u0 + r, v1], [u0 + r, v1 - r]),
    { from: [u0, v1 - r] },
    corner([u0, v0 + r], [u0 + r, v0 + r]),
  ];
}

/** A slot with round ends between two centres on a line along u. */
export function slot([u0, v]: Vec2, u1: number, r: number): Loop {
  return [
    { from: [u0, v - r] },
    { from: [u1, v - r], arc: { centre: [u1, v], turn: 'left' } },
    { from: [u1, v + r] },
    { from: [u0, v + r], arc: { centre: [u0, v], turn: 'left' } },
  ];
}

/** The loop walked the other way round. */
export function reversed(loop: Loop): Loop {
  return loop
    .map(({ arc }, at): Piece => {
      const from = pieceAfter(loop, at).from;
      return arc ? { from, arc: { ...arc, turn: arc.turn === 'left' ? 'right' : 'left' } } : { from };
    })
    .reverse();
}

/** The loop so many times as large. */
export function scaledLoop(by: number, loop: Loop): Loop {
  const scaled = ([u, v]: Vec2): Vec2 => [u * by, v * by];
  return loop.map(({ arc, from }) => ({
    from: scaled(from),
    ...(arc && { arc: { ...arc, centre: scaled(arc.centre) } }),
  }));
}

/** The piece after one. */
export function pieceAfter(loop: Loop, at: number): Piece {
  const next = loop[(at + 1) % loop.length];
  if (next === undefined) throw new Error('A loop has at least two pieces');
  return next;
}

/** The angle an arc turns through, radians, 0 to 2π; positive to either side. */
export function sweptAngle(from: Vec2, to: Vec2, { centre: [cu, cv], turn }: NonNullable<Piece['arc']>): number {
  const angle = Math.atan2(to[1] - cv, to[0] - cu) - Math.atan2(from[1] - cv, from[0] - cu);
  const positive = (turn === 'left' ? angle : -angle) + 4 * Math.PI;
  const swept = positive % (2 * Math.PI);
  return swept < 1e-9 ? 2 * Math.PI : swept;
}

/** The radius of an arc that begins at a point. */
export function radiusOf(from: Vec2, { centre: [cu, cv] }: NonNullable<Piece['arc']>): number {
  return Math.hypot(from[0] - cu, from[1] - cv);
}

/** What a loop encloses, mm²; negative of one that runs clockwise. */
export function areaOf(loop: Loop): number {
  return loop.reduce((sum, piece, at) => sum + areaUnder(piece, pieceAfter(loop, at).from), 0);
}

/** Half of the vector product of the ends, and the segment between chord and arc. */
function areaUnder({ from, arc }: Piece, to: Vec2): number {
  const flat = (from[0] * to[1] - to[0] * from[1]) / 2;
  if (arc === undefined) return flat;
  const angle = sweptAngle(from, to, arc);
  const r = radiusOf(from, arc);
  const segment = (r * r * (angle - Math.sin(angle))) / 2;
  return arc.turn === 'left' ? flat + segment : flat - segment;
}

/** Points along a loop, arcs in steps no wider than an angle, radians. */
export function pointsOf(loop: Loop, step: number): readonly Vec2[] {
  return loop.flatMap((piece, at) => pointsOfPiece(piece, pieceAfter(loop, at).from, step));
}

function pointsOfPiece({ from, arc }: Piece, to: Vec2, step: number): readonly Vec2[] {
  if (arc === undefined) return [from];
  const swept = sweptAngle(from, to, arc);
  const count = Math.max(1, Math.ceil(swept / step - 1e-9));
  const [cu, cv] = arc.centre;
  const begin = Math.atan2(from[1] - cv, from[0] - cu);
  const r = radiusOf(from, arc);
  const sign = arc.turn === 'left' ? 1 : -1;
  return Array.from({ length: count }, (_, at): Vec2 => {
    if (at === 0) return from;
    const angle = begin + (sign * swept * at) / count;
    return [cu + r * Math.cos(angle), cv + r * Math.sin(angle)];
  });
}
