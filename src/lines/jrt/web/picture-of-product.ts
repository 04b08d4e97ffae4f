import { pictureFor } from '#lines/jrt/picture/picture-for.ts';
import { SHAPING } from '#lines/jrt/picture/product-picture.ts';
import { settledOf, toldOf } from '#lines/shared/picture/told-of.ts';
import type { Description } from '#modules/configurator/domain/describe/describe.ts';
import { productPictureName } from '#modules/drawings/domain/picture/line-pictures.ts';

/** The fields that shape the drive, which the engine's first possible value must not decide. */
const SHAPES = ['gearboxModel', 'inputType', 'builtInType', 'installationPosition'] as const;

/** What only a chosen row tells, or follows from it. */
const OF_ROW = ['reduceUnitSize', 'motorSize', 'inputModule', 'flangeSize', 'hollowShaftSize'] as const;

/** The picture of the product as far as it is settled; of the arrangement of shafts before there is a gear type. */
export function pictureOfProduct(description: Description): string | undefined {
  const told = toldOf(description, { settled: SHAPES, ofRow: OF_ROW });
  if (told.gearboxModel !== '') return productPictureName(told, SHAPING);
  return pictureFor('transmitTypes', settledOf(description, 'transmitTypes'));
}
