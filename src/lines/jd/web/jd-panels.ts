import { JD_ROW_SEARCH } from '#lines/jd/columns.ts';
import { pictureFor } from '#lines/jd/picture/picture-for.ts';
import { SHAPING } from '#lines/jd/picture/product-picture.ts';
import type { MotorRow } from '#lines/jd/row.ts';
import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import { toldOf } from '#lines/shared/picture/told-of.ts';
import { CustomColour } from '#lines/shared/web/custom-colour.tsx';
import type { OwnPanels } from '#modules/configurator/web/public.ts';
import { productPictureName } from '#modules/drawings/domain/picture/line-pictures.ts';
import { columnOf, rowFigure } from '#product/column.ts';
import { figureWithUnit } from '#product/figure-text.ts';

/** What only a chosen row tells. */
const OF_ROW = ['motorSize', 'motorPoles'];

/** What the wizard shows of JD in its own way: its pictures, and a colour of one's own. */
export const JD_PANELS: OwnPanels = {
  fields: { [CUSTOM_COLOR]: CustomColour },
  rowName: (row: MotorRow) => [named(row), figureOf('motorPower', row), figureOf('motorSpeed', row)].join(' · '),
  rowInShort: (row: MotorRow) => [named(row), figureOf('motorPower', row)].join(' · '),
  pictureOfProduct: (description) => productPictureName(toldOf(description, { settled: [], ofRow: OF_ROW }), SHAPING),
  pictureOf: pictureFor,
};

/** Class, frame and poles, as a nameplate has them. */
function named({ efficiencyClass, motorSize, motorPoles }: MotorRow): string {
  return `${efficiencyClass}${motorSize}${motorPoles}`;
}

function figureOf(id: 'motorPower' | 'motorSpeed', row: MotorRow): string {
  return figureWithUnit(columnOf(JD_ROW_SEARCH, id) ?? {}, rowFigure(JD_ROW_SEARCH, row, id));
}
