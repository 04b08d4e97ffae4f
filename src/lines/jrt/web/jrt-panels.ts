import { CUSTOM_COLOR } from '#lines/jrt/configuration.ts';
import type { LinePanels } from '#modules/configurator/web/public.ts';
import { pictureFor } from '#modules/drawings/web/public.ts';
import { CustomColour } from './custom-colour.tsx';
import { FigureList } from './figure-list.tsx';
import { pictureOfProduct } from './picture-of-product.ts';
import { rowInShort, rowName } from './row-words.ts';
import { readRow } from './search/read-row.ts';
import { SearchStep } from './search/search-step.tsx';

/** What the wizard shows of JRT in its own way. */
export const JRT_PANELS: LinePanels = {
  steps: { basic: SearchStep },
  fields: { [CUSTOM_COLOR]: CustomColour },
  Figures: FigureList,
  rowName,
  rowInShort,
  readRow,
  pictureOfProduct,
  picturedBy: ({ gearboxModel = '' }) => gearboxModel,
  pictureOf: (field, code, gearboxModel) => pictureFor(field, code, { gearboxModel }),
};
