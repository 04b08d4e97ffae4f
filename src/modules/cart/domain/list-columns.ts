import { LISTED_FIGURES } from '#lines/listed-figures.ts';
import { offeredColumns, type TableColumns } from '#product/column-choice.ts';

/** The columns of the list that say which line is which, or what it is worked on by. */
const FIXED = ['product', 'quantity'];

const figures = LISTED_FIGURES.map(({ id }) => id);
const usual = LISTED_FIGURES.filter(({ isUsual }) => isUsual).map(({ id }) => id);

/** The columns a person can choose from for the list, in their order, and those it has as long as nobody did. */
export const LIST_COLUMNS: TableColumns = {
  shown: ['product', 'itemNumber', ...usual, 'mounting', 'quantity', 'release'],
  offered: ['product', 'itemNumber', ...figures, 'mounting', 'quantity', 'release', 'folder', 'by', 'created'],
  fixed: FIXED,
};

/** The same for whoever is shown prices: a price stands beside the quantity, in the room of what the code says as well. */
export const PRICED_COLUMNS: TableColumns = {
  ...LIST_COLUMNS,
  shown: LIST_COLUMNS.shown.flatMap((id) => (id === 'mounting' ? [] : withPrice(id))),
  offered: offeredColumns(LIST_COLUMNS).flatMap(withPrice),
};

function withPrice(id: string): readonly string[] {
  return id === 'quantity' ? [id, 'price'] : [id];
}
