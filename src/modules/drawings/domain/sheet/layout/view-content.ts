import type { HoleMark, Mark, ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import { outlineView } from '#modules/drawings/domain/sheet/view/outline-view.ts';
import type { Stroke } from '#modules/drawings/domain/sheet/view/strokes.ts';
import { seen, type Viewpoint } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { dot, type Vec2, type Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import type { Side } from './side-dimensions.ts';

/** A dimension in a view, mm of the product. */
export interface ViewMark {
  readonly id: string;
  readonly told: ToldDimension;
  readonly kind: Mark['kind'];
  readonly from: Vec2;
  readonly to: Vec2;
  readonly side: Side;
}

export interface ViewHoles {
  readonly id: string;
  readonly told: ToldDimension;
  readonly at: readonly Vec2[];
  readonly radius: number;
}

/** What a view shows, mm of the product, before a scale is chosen. */
export interface ViewContent {
  readonly strokes: readonly Stroke[];
  readonly marks: readonly ViewMark[];
  readonly holes: readonly ViewHoles[];
}

/** A dimension's name on a sheet, by which its row and its line belong together. */
export function dimensionId({ letter, view }: ToldDimension): string {
  return `${view} ${letter}`.replaceAll(' ', '-');
}

/** The lines of a model from a viewpoint, with the dimensions that are best seen from there. */
export function viewContent(
  {
    holes,
    marks,
    model,
  }: { readonly model: SolidModel; readonly marks: readonly Mark[]; readonly holes: readonly HoleMark[] },
  viewpoint: Viewpoint,
): ViewContent {
  const isSeen = (direction: Vec3) => Math.abs(dot(direction, viewpoint.toward)) > 0.9;
  const flat = (point: Vec3): Vec2 => {
    const [x, y] = seen(viewpoint, point);
    return [x, y];
  };
  return {
    strokes: outlineView(model, viewpoint),
    marks: marks
      .filter((mark) => isSeen(mark.seen))
      .map(({ from, kind, out, to, told }) => ({
        ...{ id: dimensionId(told), told, kind, from: flat(from), to: flat(to), side: sideOf(flat(out)) },
      })),
    holes: holes
      .filter((hole) => isSeen(hole.seen))
      .map(({ at, radius, told }) => ({ id: dimensionId(told), told, at: at.map(flat), radius })),
  };
}

function sideOf([x, y]: Vec2): Side {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'above' : 'below';
}
