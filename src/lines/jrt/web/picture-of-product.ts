import { pictureFor } from '#lines/jrt/picture/picture-for.ts';
import { pictureNameOf, shapeOf } from '#lines/jrt/picture/product-shape.ts';
import type { Description } from '#modules/configurator/domain/describe/describe.ts';

/** The fields that shape the drive, which the engine's first possible value must not decide. */
const SHAPES = ['gearboxModel', 'inputType', 'builtInType', 'installationPosition'] as const;

/** The picture of the product as far as it is settled; of the arrangement of shafts before there is a gear type. */
export function pictureOfProduct({ steps, standing }: Description): string | undefined {
  const values = new Map(steps.flatMap((step) => step.fields).map(({ id, value }) => [id, value]));
  const settled = Object.fromEntries(SHAPES.map((id) => [id, values.get(id) ?? '']));
  if (settled.gearboxModel !== '') return pictureNameOf(shapeOf({ ...standing, ...settled }));
  return pictureFor('transmitTypes', values.get('transmitTypes') ?? '');
}
