import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';

/** A straight piece of a picture. */
export type Segment = readonly [Vec2, Vec2];

/** Points as a pen runs through them. */
export type Chain = readonly Vec2[];

/** Segments put together to long chains, so that a pen is seldom lifted; each once, those without length left out. */
export function chainsOf(segments: readonly Segment[]): readonly Chain[] {
  const edges = distinct(segments);
  const at = new Map<string, number[]>();
  edges.forEach((edge, no) => {
    for (const end of edge) at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), no]);
  });
  const used = new Set<number>();
  const grown = (chain: Vec2[]): Vec2[] => {
    for (let next = straightest(chain); next !== undefined; next = straightest(chain)) {
      used.add(next.no);
      chain.push(next.to);
    }
    return chain;
  };
  const straightest = (chain: readonly Vec2[]) => {
    const [before, end] = [chain.at(-2), chain.at(-1)];
    if (before === undefined || end === undefined) return undefined;
    const ways = (at.get(keyOf(end)) ?? []).flatMap((no) => {
      const edge = edges[no];
      if (edge === undefined || used.has(no)) return [];
      const to = keyOf(edge[0]) === keyOf(end) ? edge[1] : edge[0];
      return [{ no, to, ahead: cosine(before, end, to) }];
    });
    return ways.sort((one, other) => other.ahead - one.ahead)[0];
  };
  return edges.flatMap((edge, no) => {
    if (used.has(no)) return [];
    used.add(no);
    const forward = grown([...edge]);
    return [grown(forward.reverse())];
  });
}

function distinct(segments: readonly Segment[]): readonly Segment[] {
  const found = new Map<string, Segment>();
  for (const [a, b] of segments) {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one !== other) found.set(one < other ? `${one} ${other}` : `${other} ${one}`, [a, b]);
  }
  return [...found.values()];
}

function keyOf([x, y]: Vec2): string {
  return `${x},${y}`;
}

/** How straight on a way goes: 1 straight, -1 back. */
function cosine(before: Vec2, at: Vec2, to: Vec2): number {
  const [ax, ay, bx, by] = [at[0] - before[0], at[1] - before[1], to[0] - at[0], to[1] - at[1]];
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
}

/** A chain without the points that lie nearer than so much to the line between their neighbours. */
export function simplified(chain: Chain, tolerance: number): Chain {
  const [first, last] = [chain[0], chain.at(-1)];
  if (first === undefined || last === undefined || chain.length < 3) return chain;
  let [farthest, far] = [0, tolerance];
  chain.forEach((point, at) => {
    const by = distance(point, first, last);
    if (by > far) [farthest, far] = [at, by];
  });
  if (farthest === 0) return [first, last];
  return [
    ...simplified(chain.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(chain.slice(farthest), tolerance),
  ];
}

function distance([x, y]: Vec2, [ax, ay]: Vec2, [bx, by]: Vec2): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const part = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}
