import { minus, plus, times, type Vec3, Z } from '#modules/drawings/domain/solids/vector.ts';
import { beyond, type Facet } from './facets.ts';
import { commonSpans, type Span, spansInside, spansLeft } from './spans.ts';

/** What lies nearer than this in front of a line touches it and hides nothing, mm. */
const TOUCH = 0.05;
/** A stretch shorter than this is none, mm. */
const SHORTEST = 0.05;

/** A point between two others. */
export function between(from: Vec3, to: Vec3, part: number): Vec3 {
  return plus(from, times(part, minus(to, from)));
}

/** The stretches of a straight line that a viewer at +z sees past the facets, as parts of it from 0 to 1; large facets first spare time. */
export function visibleSpans(from: Vec3, to: Vec3, facets: readonly Facet[]): readonly Span[] {
  const along = minus(to, from);
  const far = Math.hypot(along[0], along[1]);
  if (far < 1e-6) return [];
  const hidden: Span[] = [];
  for (const facet of facets) {
    if (!mayHide(facet, from, to)) continue;
    const spans = hiddenSpans(facet, { at: from, along }, to);
    if (spans.some(([begin, end]) => begin <= 0 && end >= 1)) return [];
    hidden.push(...spans);
  }
  return spansLeft([0, 1], hidden).filter(([begin, end]) => (end - begin) * far > SHORTEST);
}

function mayHide({ high, low }: Facet, from: Vec3, to: Vec3): boolean {
  return (
    high[2] > Math.min(from[2], to[2]) + TOUCH &&
    low[0] < Math.max(from[0], to[0]) &&
    high[0] > Math.min(from[0], to[0]) - 1e-9 &&
    low[1] < Math.max(from[1], to[1]) + 1e-9 &&
    high[1] > Math.min(from[1], to[1]) - 1e-9
  );
}

function hiddenSpans(facet: Facet, line: { readonly at: Vec3; readonly along: Vec3 }, to: Vec3): readonly Span[] {
  // How far the facet's plane is nearer than the line, at either end: along the view, not along the normal.
  const [near, nearTo] = [line.at, to].map((point) => -beyond(facet, point) / facet.normal[2]);
  if (near === undefined || nearTo === undefined) return [];
  const behind = positiveSpan(near - TOUCH, nearTo - TOUCH);
  return behind === undefined ? [] : commonSpans(spansInside(facet.loops, line, Z), [behind]);
}

/** Where between 0 and 1 a value that runs straight from one to another is above zero. */
function positiveSpan(one: number, other: number): Span | undefined {
  if (one <= 0 && other <= 0) return undefined;
  if (one > 0 && other > 0) return [0, 1];
  const zero = one / (one - other);
  return one > 0 ? [0, zero] : [zero, 1];
}
