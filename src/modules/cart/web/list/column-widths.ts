/**
 * How wide each column of the list is at least, by its id: as its longest figure, and its head in either language, ask for. The usual
 * ones fit a window of 1440 px beside the menu and its own scroll bar.
 */
const COLUMN_WIDTHS: Readonly<Record<string, string>> = {
  product: 'clamp(208px, 15.6vw, 400px)',
  itemNumber: '80px',
  speed: '77px',
  torque: '88px',
  power: '58px',
  ratio: '63px',
  mass: '54px',
  load: '103px',
  efficiency: '72px',
  mounting: '84px',
  quantity: '70px',
  price: '92px',
  release: '109px',
  folder: '110px',
  by: '117px',
  created: '130px',
};

/** Of a short figure of the lines, such as the reserve. */
const SHORT_FIGURE = '62px';

/** How wide a column of the list is: all say so, for one that did not would have all rows measured. */
export function widthOf(column: string): string {
  return COLUMN_WIDTHS[column] ?? SHORT_FIGURE;
}

/** Three pictures that are pressed. */
export const ACTIONS_WIDTH = '134px';
