import type { Dimensions } from '#modules/drawings/domain/dimensions.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';
import type { Values } from '#product/configuration.ts';

/** What may stand in for what the reference lacks. */
export interface StandIns {
  /** The field of the size, and every size from the smallest on. */
  readonly size: string;
  readonly sizes: readonly string[];
  /** Values that are chosen more finely than a picture shows, such as a bore: left out before another size is drawn. */
  readonly fine: readonly string[];
  /** What is usual, for what no size can be drawn with. */
  readonly usual: readonly Values[];
}

/** What draws a model, or cannot. */
export type DrawModel = (values: Values, dimensions: Dimensions) => SolidModel | undefined;

/** A model as told, else without what is fine, else of the nearest size, else of what is usual: a picture is no dimension drawing. */
export function nearestModel(draw: DrawModel, { fine, size, sizes, usual }: StandIns): DrawModel {
  return (values, dimensions) => {
    const coarse = Object.fromEntries(Object.entries(values).filter(([field]) => !fine.includes(field)));
    const near = nearestFirst(sizes, values[size] ?? '');
    const sized = (some: Values) => near.map((one) => ({ ...some, [size]: one }));
    const tried = [values, coarse, ...sized(coarse), ...usual.flatMap((some) => sized({ ...coarse, ...some }))];
    for (const one of tried) {
      const model = draw(one, dimensions);
      if (model) return model;
    }
    return undefined;
  };
}

function nearestFirst(sizes: readonly string[], size: string): readonly string[] {
  const wanted = Number(size);
  const far = (one: string) => Math.abs(Math.log(Number(one) / wanted));
  return Number.isFinite(wanted) && wanted > 0 ? sizes.toSorted((one, other) => far(one) - far(other)) : sizes;
}
