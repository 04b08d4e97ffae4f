import { pictureFor } from '#lines/jrw/picture/picture-for.ts';
import { pictureNameOf } from '#lines/jrw/picture/product-picture.ts';
import { JRW_PICTURES } from '#lines/jrw/pictures.ts';
import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import { CustomColour } from '#lines/shared/web/custom-colour.tsx';
import type { Description } from '#modules/configurator/domain/describe/describe.ts';
import type { OwnPanels } from '#modules/configurator/web/public.ts';

/** What the wizard shows of JRW in its own way; the rest follows from columns and fields. */
export const JRW_PANELS: OwnPanels = {
  fields: { [CUSTOM_COLOR]: CustomColour },
  pictures: JRW_PICTURES,
  pictureOfProduct,
  pictureOf: pictureFor,
};

/** The fields that shape the drive, which the engine's first possible value must not decide. */
const SHAPES = ['gearboxModel', 'inputType', 'builtInType', 'installationPosition'];

/** The picture of the product as far as it is settled. */
function pictureOfProduct({ steps, standing }: Description): string | undefined {
  const values = new Map(steps.flatMap((step) => step.fields).map(({ id, value }) => [id, value]));
  const settled = Object.fromEntries(SHAPES.map((id) => [id, values.get(id) ?? '']));
  return settled.gearboxModel === '' ? undefined : pictureNameOf({ ...standing, ...settled });
}
