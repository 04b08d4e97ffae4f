import type { DetailMark } from '#modules/drawings/domain/drawn-product.ts';
import type { Stroke } from '#modules/drawings/domain/sheet/view/strokes.ts';
import { seen, type Viewpoint } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import { cross } from '#modules/drawings/domain/solids/vector.ts';
import { type ViewContent, type ViewHoles, viewContent } from './view-content.ts';

/** What a detail shows, mm of the product about its middle. */
export function detailContent({ at, bodies, holes, marks, toward, up }: DetailMark): ViewContent {
  const viewpoint: Viewpoint = { right: cross(up, toward), up, toward };
  const content = viewContent({ model: { bodies, frames: [] }, marks, holes }, viewpoint);
  const [x, y] = seen(viewpoint, at);
  return aroundMiddle({ ...content, strokes: [...content.strokes, ...content.holes.flatMap(threadStrokes)] }, x, y);
}

/** A thread before the eye: three quarters of its nominal circle, and that of its core (ISO 6410-1). */
function threadStrokes({ at, radius, told }: ViewHoles): readonly Stroke[] {
  if (typeof told.value !== 'string') return [];
  const round = { kind: 'arc', begin: 0 } as const;
  return at.flatMap((centre): readonly Stroke[] => [
    { ...round, style: 'fine', centre, r: radius, swept: 1.5 * Math.PI },
    { ...round, style: 'visible', centre, r: radius * CORE, swept: 2 * Math.PI },
  ]);
}

/** The core of a metric thread, by its nominal diameter, near enough to be drawn. */
const CORE = 0.84;

function aroundMiddle({ holes, marks, strokes }: ViewContent, x: number, y: number): ViewContent {
  const moved = ([u, v]: readonly [number, number]) => [u - x, v - y] as const;
  return {
    strokes: strokes.map((stroke) =>
      stroke.kind === 'line'
        ? { ...stroke, from: moved(stroke.from), to: moved(stroke.to) }
        : { ...stroke, centre: moved(stroke.centre) },
    ),
    marks: marks.map((mark) => ({ ...mark, from: moved(mark.from), to: moved(mark.to) })),
    holes: holes.map((hole) => ({ ...hole, at: hole.at.map(moved) })),
  };
}
