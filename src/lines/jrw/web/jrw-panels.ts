import { pictureFor } from '#lines/jrw/picture/picture-for.ts';
import { SHAPING } from '#lines/jrw/picture/product-picture.ts';
import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import { toldOf } from '#lines/shared/picture/told-of.ts';
import { CustomColour } from '#lines/shared/web/custom-colour.tsx';
import type { Description } from '#modules/configurator/domain/describe/describe.ts';
import type { OwnPanels } from '#modules/configurator/web/public.ts';
import { productPictureName } from '#modules/drawings/domain/picture/line-pictures.ts';

/** What the wizard shows of JRW in its own way; the rest follows from columns and fields. */
export const JRW_PANELS: OwnPanels = {
  fields: { [CUSTOM_COLOR]: CustomColour },
  pictureOfProduct,
  pictureOf: pictureFor,
};

/** The fields that shape the drive, which the engine's first possible value must not decide. */
const SHAPES = ['gearboxModel', 'inputType', 'builtInType', 'installationPosition'];

/** What only a chosen row tells, or follows from it. */
const OF_ROW = ['reduceUnitSize', 'motorSize', 'inputModule', 'hollowShaftSize'];

/** The picture of the product as far as it is settled. */
function pictureOfProduct(description: Description): string | undefined {
  const told = toldOf(description, { settled: SHAPES, ofRow: OF_ROW });
  return told.gearboxModel === '' ? undefined : productPictureName(told, SHAPING);
}
