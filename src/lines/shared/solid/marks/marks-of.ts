import { isPlug } from '#lines/shared/solid/plug-bodies.ts';
import type { BuiltProduct, DrawnProduct, ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import { type Meanings, withMeaning } from '#modules/drawings/domain/meanings.ts';
import { type SolidModel, turnedModel } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import type { Turn } from '#modules/drawings/domain/solids/placement.ts';
import { X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import { detailsOf } from './detail-marks.ts';
import { type Marker, markerOf } from './marker.ts';
import { markWhole, overallLetters } from './motor-marks.ts';

/** A product as its line builds it, level (M1, B3), before it is turned into its position; and how its dimensions are found on it. */
export interface ProductBuilt {
  readonly model: SolidModel;
  /** The code of its mounting position, as a sheet prints it. */
  readonly position: string;
  readonly turn: Turn | undefined;
  /** The code of the position it is built in. */
  readonly level?: string;
  /** What the letters mean by which its dimensions are told. */
  readonly meanings: Meanings;
  readonly mark: (marker: Marker, model: SolidModel) => void;
}

const AS_BUILT: Turn = [X, Y, Z];

/** The product in its position, and its dimensions where they lie on it: they are found on the bodies by their letters, and measured. */
export function drawnProduct(
  { level, mark, meanings, model, position, turn = AS_BUILT }: ProductBuilt,
  told: readonly ToldDimension[],
): DrawnProduct {
  const whole = { ...model, bodies: model.bodies.filter((body) => !isPlug(body)) };
  const dimensions = [...told, ...overall(whole, told)].map((dimension) => withMeaning(dimension, meanings));
  const marker = markerOf(dimensions);
  mark(marker, model);
  markWhole(marker, whole);
  const built: BuiltProduct = {
    ...{ model, position, turn, marks: marker.marks, holes: marker.holeMarks },
    details: detailsOf(model.bodies, dimensions),
    ...(level === undefined ? {} : { level }),
  };
  return { model: turnedModel(turn, model), dimensions, built };
}

/** Length, width and height over all, without plugs: parts of them are approximate, so are they. A letter that a part has is not theirs. */
function overall(model: SolidModel, told: readonly ToldDimension[]): readonly ToldDimension[] {
  const [low, high] = boxOf(model);
  return ['L', 'B', 'H'].map((name, axis): ToldDimension => {
    const [usual, other] = overallLetters(name);
    return {
      ...{ view: 'overall', tolerance: '', confidence: 'approximate' },
      letter: told.some(({ letter }) => letter === usual) ? other : usual,
      value: Math.round(((high[axis] ?? 0) - (low[axis] ?? 0)) * 10) / 10,
    };
  });
}
