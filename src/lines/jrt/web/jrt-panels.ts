import { pictureFor } from '#lines/jrt/picture/picture-for.ts';
import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import { CustomColour } from '#lines/shared/web/custom-colour.tsx';
import type { OwnPanels } from '#modules/configurator/web/public.ts';
import { pictureOfProduct } from './picture-of-product.ts';
import { readRow } from './read-row.ts';
import { JRT_CELLS, NearReason } from './row-cells.tsx';
import { rowInShort, rowName, rowUnit } from './row-words.ts';
import { USUAL_SERVICE_FACTORS } from './usual-service-factors.ts';

/** What the wizard shows of JRT in its own way. */
export const JRT_PANELS: OwnPanels = {
  fields: { [CUSTOM_COLOR]: CustomColour },
  cells: JRT_CELLS,
  usuallyRequired: USUAL_SERVICE_FACTORS,
  NearReason,
  rowName,
  rowUnit,
  rowInShort,
  readRow,
  pictureOfProduct,
  picturedBy: ({ gearboxModel = '' }) => gearboxModel,
  pictureOf: pictureFor,
};
