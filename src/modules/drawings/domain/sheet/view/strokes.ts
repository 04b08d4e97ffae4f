import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { joinedSpans, type Span } from './spans.ts';

/** How a line is drawn: seen, seen but of little weight, hidden, or an axis. */
export type StrokeStyle = 'visible' | 'fine' | 'hidden' | 'axis';

/** A line or arc of a view, mm of the product, x to the right and y up; angles in radians, counter-clockwise. */
export type Stroke =
  | { readonly kind: 'line'; readonly style: StrokeStyle; readonly from: Vec2; readonly to: Vec2 }
  | {
      readonly kind: 'arc';
      readonly style: StrokeStyle;
      readonly centre: Vec2;
      readonly r: number;
      readonly begin: number;
      readonly swept: number;
    };

type Of<K extends Stroke['kind']> = Extract<Stroke, { kind: K }>;

/** Lines and arcs nearer than this are one, mm. */
const SAME = 0.02;
const TURN = 2 * Math.PI;

/** Each line once: what lies upon each other is drawn together, of hidden and visible the visible. */
export function mergedStrokes(strokes: readonly Stroke[]): readonly Stroke[] {
  const lines = strokes.filter((stroke) => stroke.kind === 'line');
  const arcs = strokes.filter((stroke) => stroke.kind === 'arc');
  return [...groups(lines, lineKey).flatMap(mergedLines), ...groups(arcs, arcKey).flatMap(mergedArcs)];
}

function groups<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = found.get(key);
    if (group) group.push(item);
    else found.set(key, [item]);
  }
  return [...found.values()];
}

/** The direction of a line, to the right or straight up, and how far it passes the origin. */
function bearing({ from, to }: Of<'line'>): { readonly u: Vec2; readonly off: number } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  const sign = dx > 1e-9 || (Math.abs(dx) <= 1e-9 && dy > 0) ? 1 : -1;
  const u: Vec2 = [(sign * dx) / far, (sign * dy) / far];
  return { u, off: u[0] * from[1] - u[1] * from[0] };
}

function rounded(value: number, by: number): string {
  const whole = Math.round(value / by);
  return String(whole === 0 ? 0 : whole);
}

function lineKey(line: Of<'line'>): string {
  const { off, u } = bearing(line);
  return [line.style, rounded(u[0], 1e-4), rounded(u[1], 1e-4), rounded(off, SAME)].join(' ');
}

function arcKey({ centre, r, style }: Of<'arc'>): string {
  return [style, rounded(centre[0], SAME), rounded(centre[1], SAME), rounded(r, SAME)].join(' ');
}

function mergedLines(lines: readonly Of<'line'>[]): readonly Stroke[] {
  const [first] = lines;
  if (first === undefined) return [];
  const { off, u } = bearing(first);
  const at = (place: number): Vec2 => [u[0] * place - u[1] * off, u[1] * place + u[0] * off];
  const spans = lines.map(({ from, to }): Span => {
    const [a, b] = [from, to].map(([x, y]) => x * u[0] + y * u[1]);
    return [Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0)];
  });
  return joinedSpans(spans, SAME).map(([from, to]) => ({ ...first, from: at(from), to: at(to) }));
}

function mergedArcs(arcs: readonly Of<'arc'>[]): readonly Stroke[] {
  const [first] = arcs;
  if (first === undefined) return [];
  const gap = SAME / first.r;
  const spans = joinedSpans(arcs.flatMap(turnsOf), gap);
  const [last, begin] = [spans.at(-1), spans[0]];
  const isWhole = last !== undefined && begin !== undefined && begin[0] <= gap && last[1] >= TURN - gap;
  // What runs through the right of the circle is one arc and not two.
  const whole =
    spans.length === 1
      ? [[0, TURN] as const]
      : [...spans.slice(1, -1), [last?.[0] ?? 0, TURN + (begin?.[1] ?? 0)] as const];
  return (isWhole ? whole : spans).map(([from, to]) => ({ ...first, begin: from, swept: to - from }));
}

/** An arc as stretches of one turn. */
function turnsOf({ begin, swept }: Of<'arc'>): readonly Span[] {
  if (swept >= TURN - 1e-9) return [[0, TURN]];
  const from = ((begin % TURN) + TURN) % TURN;
  return from + swept <= TURN
    ? [[from, from + swept]]
    : [
        [from, TURN],
        [0, from + swept - TURN],
      ];
}

/** The ends of a line on a sheet where one millimetre is so many of the product; drawn out past both by some of the sheet. */
export function strokeEnds({ from, to }: Of<'line'>, den: number, past: number): readonly [Vec2, Vec2] {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [((to[0] - from[0]) * past) / far, ((to[1] - from[1]) * past) / far];
  return [
    [from[0] / den - x, from[1] / den - y],
    [to[0] / den + x, to[1] / den + y],
  ];
}
