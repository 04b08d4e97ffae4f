import type { BuiltProduct, DrawnProduct, ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import { type SolidModel, turnedModel } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import type { Turn } from '#modules/drawings/domain/solids/placement.ts';
import { X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import { bodyNamed, markerOf } from './marker.ts';
import { markInput, markMotor, markWhole } from './motor-marks.ts';
import { markFlange, markFoot, markHub, markShaft } from './output-marks.ts';
import { markUnit } from './unit-marks.ts';

/** What a product is drawn of: as built in M1, with what was read for it. */
export interface ProductBuilt {
  readonly model: SolidModel;
  readonly told: readonly ToldDimension[];
  readonly position: string;
  readonly turn: Turn | undefined;
}

const AS_BUILT: Turn = [X, Y, Z];

/** The product in its position, and its dimensions where they lie on it: they are found on the bodies by their letters, and measured. */
export function drawnProduct({ model, position, told, turn = AS_BUILT }: ProductBuilt): DrawnProduct {
  const dimensions = [...told, ...overall(model)];
  const marker = markerOf(dimensions);
  markShaft(marker, bodyNamed(model.bodies, 'output shaft', 'revolved'), 'unit');
  markFlange(marker, model.bodies);
  markHub(marker, model.bodies);
  markFoot(marker, model.bodies);
  markUnit(marker, model);
  markMotor(marker, model);
  markInput(marker, model);
  markWhole(marker, model);
  const built: BuiltProduct = { model, position, turn, marks: marker.marks, holes: marker.holeMarks };
  return { model: turnedModel(turn, model), dimensions, built };
}

/** Length, width and height over all: parts of them are approximate, so are they. */
function overall(model: SolidModel): readonly ToldDimension[] {
  const [low, high] = boxOf(model);
  return ['L', 'B', 'H'].map(
    (letter, axis): ToldDimension => ({
      ...{ view: 'overall', letter, tolerance: '', confidence: 'approximate' },
      value: Math.round(((high[axis] ?? 0) - (low[axis] ?? 0)) * 10) / 10,
    }),
  );
}
