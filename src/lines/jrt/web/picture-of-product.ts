import { pictureFor } from '#lines/jrt/picture/picture-for.ts';
import type { Description } from '#modules/configurator/domain/describe/describe.ts';

/** The fields that say what the drive looks like, the most telling first. */
const SHAPES = ['builtInType', 'gearboxModel', 'transmitTypes'] as const;

/** The picture of the most telling field that is settled. */
export function pictureOfProduct({ steps, standing }: Description): string | undefined {
  const fields = steps.flatMap((step) => step.fields);
  const settled = SHAPES.flatMap((id) => {
    const value = fields.find((field) => field.id === id)?.value;
    const picture = value ? pictureFor(id, value, standing.gearboxModel) : undefined;
    return picture === undefined ? [] : [picture];
  });
  return settled[0];
}
