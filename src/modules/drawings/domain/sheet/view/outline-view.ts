import type { Body, SolidModel } from '#modules/drawings/domain/solids/body.ts';
import type { Vec2, Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { axisStrokes } from './axes.ts';
import { crossingsOf } from './crossings.ts';
import { type Arc, type Curve, curvesOf, isEdgeOn, isFlat, pointAt } from './curves.ts';
import { type Facet, facetsOf, type Space, spaceOf } from './facets.ts';
import { type Span, spansLeft } from './spans.ts';
import { mergedStrokes, type Stroke, type StrokeStyle } from './strokes.ts';
import { seenModel, type Viewpoint } from './viewpoint.ts';
import { between, visibleSpans } from './visible.ts';

/** A model as lines on the sheet: what is seen of its edges and rounds, holes also where they are hidden, and its axes. */
export function outlineView(model: SolidModel, viewpoint: Viewpoint): readonly Stroke[] {
  const { bodies } = seenModel(viewpoint, model);
  const skins = bodies.map(facetsOf);
  const facets = skins.flat().sort((one, other) => sizeOf(other) - sizeOf(one));
  const edges = bodies.flatMap(curvesOf).flatMap((curve) => strokesOf(curve, facets));
  const crossings = crossingsOf(skins).flatMap(([from, to]) => lineStrokes(from, to, facets, 'visible'));
  return mergedStrokes([...edges, ...crossings, ...axisStrokes(bodies)]);
}

/** What is seen of one body's edges and rounds: its lines, fine ones told apart; arcs as chords. */
export interface SeenBody {
  readonly body: Body;
  readonly strokes: readonly SeenLine[];
}

/** A line of a view. */
export type SeenLine = Extract<Stroke, { kind: 'line' }>;

/** A model as lines by body: what is seen of it and nothing else; where two bodies go through each other the line is the former's. */
export function seenByBody(model: SolidModel, viewpoint: Viewpoint): readonly SeenBody[] {
  const { bodies } = seenModel(viewpoint, model);
  const skins = bodies.map(facetsOf);
  const facets = skins.flat().sort((one, other) => sizeOf(other) - sizeOf(one));
  return bodies.map((body, no) => {
    const skin = skins[no] ?? [];
    const space = spaceOf(skin);
    const before = facets.filter((facet) => mayCover(facet, space));
    const edges = curvesOf(body).flatMap((curve) => lineStrokesOf(curve, before));
    const crossings = skins.slice(no + 1).flatMap((other) => crossingsOf([skin, other]));
    return {
      body,
      strokes: [...edges, ...crossings.flatMap(([from, to]) => lineStrokes(from, to, before, 'visible'))],
    };
  });
}

/** Whether a facet may lie before something within a space, as it is seen. */
function mayCover({ high, low }: Facet, space: Space): boolean {
  return low[0] <= space.high[0] && high[0] >= space.low[0] && low[1] <= space.high[1] && high[1] >= space.low[1];
}

function lineStrokesOf(curve: Curve, facets: readonly Facet[]): readonly SeenLine[] {
  const style = curve.isFine ? 'fine' : 'visible';
  return curve.kind === 'line' ? lineStrokes(curve.from, curve.to, facets, style) : chords(curve, facets, style);
}

function sizeOf({ high, low }: Facet): number {
  return (high[0] - low[0]) * (high[1] - low[1]);
}

function strokesOf(curve: Curve, facets: readonly Facet[]): readonly Stroke[] {
  const style = curve.isFine ? 'fine' : 'visible';
  if (curve.kind === 'line') return lineStrokes(curve.from, curve.to, facets, style);
  return isFlat(curve) ? flatArcStrokes(curve, facets, style) : chordStrokes(curve, facets, style);
}

function lineStrokes(from: Vec3, to: Vec3, facets: readonly Facet[], style: StrokeStyle): readonly SeenLine[] {
  return visibleSpans(from, to, facets).map(([begin, end]) => ({
    ...{ kind: 'line', style, from: flat(between(from, to, begin)), to: flat(between(from, to, end)) },
  }));
}

function flat([x, y]: Vec3): Vec2 {
  return [x, y];
}

/** The angles of an arc in steps that fall on the corners of the facets beside it. */
function stepsOf({ begin, step, swept }: Arc): readonly Span[] {
  const count = Math.max(1, Math.ceil(swept / step - 1e-9));
  return Array.from(
    { length: count },
    (_, no): Span => [begin + (swept * no) / count, begin + (swept * (no + 1)) / count],
  );
}

function chordStrokes(arc: Arc, facets: readonly Facet[], style: StrokeStyle): readonly Stroke[] {
  const strokes = chords(arc, facets, style);
  return isEdgeOn(arc) ? mergedStrokes(strokes) : strokes;
}

function chords(arc: Arc, facets: readonly Facet[], style: StrokeStyle): readonly SeenLine[] {
  return stepsOf(arc).flatMap(([from, to]) => lineStrokes(pointAt(arc, from), pointAt(arc, to), facets, style));
}

function flatArcStrokes(arc: Arc, facets: readonly Facet[], style: StrokeStyle): readonly Stroke[] {
  const visible = stepsOf(arc).flatMap(([from, to]) =>
    visibleSpans(pointAt(arc, from), pointAt(arc, to), facets).map(
      ([begin, end]): Span => [from + (to - from) * begin, from + (to - from) * end],
    ),
  );
  const hidden = arc.isHole ? spansLeft([arc.begin, arc.begin + arc.swept], visible) : [];
  return [
    ...visible.map((span) => arcStroke(arc, span, style)),
    ...hidden.map((span) => arcStroke(arc, span, 'hidden')),
  ];
}

/** As it is seen an arc may turn the other way round. */
function arcStroke({ centre, x, y }: Arc, [from, to]: Span, style: StrokeStyle): Stroke {
  const start = Math.atan2(x[1], x[0]);
  const isLeft = x[0] * y[1] - x[1] * y[0] > 0;
  return {
    ...{ kind: 'arc', style, centre: flat(centre), r: Math.hypot(...x), swept: to - from },
    begin: isLeft ? start + from : start - to,
  };
}
