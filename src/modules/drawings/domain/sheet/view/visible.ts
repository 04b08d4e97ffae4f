import { minus, plus, times, type Vec3, Z } from '#modules/drawings/domain/solids/vector.ts';
import { beyond, type Facet, type Space } from './facets.ts';
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
  const space = { low: leastOf(from, to), high: greatestOf(from, to) };
  for (const facet of facets) {
    if (!mayHide(facet, space)) continue;
    const spans = hiddenSpans(facet, { at: from, along }, to);
    if (spans.some(([begin, end]) => begin <= 0 && end >= 1)) return [];
    hidden.push(...spans);
  }
  return spansLeft([0, 1], hidden).filter(([begin, end]) => (end - begin) * far > SHORTEST);
}

function leastOf(one: Vec3, other: Vec3): Vec3 {
  return [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.min(one[2], other[2])];
}

function greatestOf(one: Vec3, other: Vec3): Vec3 {
  return [Math.max(one[0], other[0]), Math.max(one[1], other[1]), Math.max(one[2], other[2])];
}

function mayHide({ high, low }: Facet, line: Space): boolean {
  return (
    high[2] > line.low[2] + TOUCH &&
    low[0] < line.high[0] &&
    high[0] > line.low[0] - 1e-9 &&
    low[1] < line.high[1] + 1e-9 &&
    high[1] > line.low[1] - 1e-9
  );
}

function hiddenSpans(facet: Facet, line: { readonly at: Vec3; readonly along: Vec3 }, to: Vec3): readonly Span[] {
  // How far the facet's plane is nearer than the line, at either end: along the view, not along the normal.
  const near = -beyond(facet, line.at) / facet.normal[2];
  const nearTo = -beyond(facet, to) / facet.normal[2];
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
