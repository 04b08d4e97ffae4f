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

/** Ways that differ by more than this do not run on: the cosine between them. */
const RUNS_ON = 0.8;

/**
 * Chains joined where one ends just before another goes on the same way: where a round turns away from the viewer its outline and its
 * rim, being of chords, miss each other by little.
 */
export function bridged(chains: readonly Chain[], reach: number): readonly Chain[] {
  const left = [...chains];
  const joined: Chain[] = [];
  for (let chain = left.shift(); chain !== undefined; chain = left.shift()) {
    const found = nextOf(chain, left, reach) ?? nextOf(chain.toReversed(), left, reach);
    if (found === undefined) joined.push(chain);
    else {
      left.splice(found.at, 1);
      left.unshift(found.chain);
    }
  }
  return joined;
}

/** The chain that goes on nearest to the end of one, and both as one. */
function nextOf(chain: Chain, others: readonly Chain[], reach: number) {
  const [before, end] = [chain.at(-2), chain.at(-1)];
  if (before === undefined || end === undefined || isClosed(chain)) return undefined;
  const ways = others.flatMap((other, at) =>
    isClosed(other)
      ? []
      : [other, other.toReversed()].flatMap((way) => {
          const [start, after] = way;
          if (start === undefined || after === undefined) return [];
          const gap = Math.hypot(start[0] - end[0], start[1] - end[1]);
          const runsOn = gap <= reach && wayAlong(before, end, start, after) > RUNS_ON;
          return runsOn ? [{ at, gap, chain: [...chain, ...way] }] : [];
        }),
  );
  return ways.sort((one, other) => one.gap - other.gap)[0];
}

function isClosed(chain: Chain): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  return first !== undefined && last !== undefined && keyOf(first) === keyOf(last);
}

/** How well one stretch goes on in another over the gap between them. */
function wayAlong(before: Vec2, end: Vec2, start: Vec2, after: Vec2): number {
  const ahead = cosine(before, end, [end[0] + after[0] - start[0], end[1] + after[1] - start[1]]);
  if (keyOf(end) === keyOf(start)) return ahead;
  return Math.min(ahead, cosine(before, end, start));
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
