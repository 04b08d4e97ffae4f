import { pictureFor } from '#lines/jrh/picture/picture-for.ts';
import { SHAPING } from '#lines/jrh/picture/product-picture.ts';
import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import { toldOf } from '#lines/shared/picture/told-of.ts';
import { CustomColour } from '#lines/shared/web/custom-colour.tsx';
import type { OwnPanels } from '#modules/configurator/web/public.ts';
import { productPictureName } from '#modules/drawings/domain/picture/line-pictures.ts';
import { JRH_CELLS } from './row-cells.tsx';
import { rowName } from './row-words.ts';

/** What only a chosen row tells. */
const OF_ROW = ['reduceUnitSize', 'inputShaft', 'stages'];

/** What the wizard shows of JRH in its own way: the unit as it is configured, and a colour of one's own. */
export const JRH_PANELS: OwnPanels = {
  fields: { [CUSTOM_COLOR]: CustomColour },
  cells: JRH_CELLS,
  rowName,
  pictureOfProduct: (description) => productPictureName(toldOf(description, { settled: [], ofRow: OF_ROW }), SHAPING),
  picturedBy: ({ gearArrangement = '' }) => gearArrangement,
  pictureOf: pictureFor,
};
