import { pictureFor } from '#lines/jrh/picture/picture-for.ts';
import { JRH_PICTURES, pictureNameOf } from '#lines/jrh/picture/product-picture.ts';
import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import { CustomColour } from '#lines/shared/web/custom-colour.tsx';
import type { OwnPanels } from '#modules/configurator/web/public.ts';
import { JRH_CELLS } from './row-cells.tsx';
import { rowName } from './row-words.ts';

/** What the wizard shows of JRH in its own way: the unit as it is configured, and a colour of one's own. */
export const JRH_PANELS: OwnPanels = {
  fields: { [CUSTOM_COLOR]: CustomColour },
  cells: JRH_CELLS,
  rowName,
  pictures: JRH_PICTURES,
  pictureOfProduct: ({ standing }) => pictureNameOf(standing),
  picturedBy: ({ gearArrangement = '' }) => gearArrangement,
  pictureOf: pictureFor,
};
