import { SHAFT_END } from '#lines/jrp/configuration.ts';
import { pictureFor } from '#lines/jrp/picture/picture-for.ts';
import { SHAPING } from '#lines/jrp/picture/product-picture.ts';
import { toldOf } from '#lines/shared/picture/told-of.ts';
import type { OwnPanels } from '#modules/configurator/web/public.ts';
import { productPictureName } from '#modules/drawings/domain/picture/line-pictures.ts';
import { text } from '#product/field.ts';
import { ShaftEnd } from './shaft-end.tsx';

/** What the wizard shows of JRP in its own way: the shaft end that is asked for, and its design, not to scale. */
export const JRP_PANELS: OwnPanels = {
  fields: { [SHAFT_END]: ShaftEnd },
  pictureOfProduct: (description) =>
    productPictureName(toldOf(description, { settled: [], ofRow: ['stages'] }), SHAPING),
  pictureNote: text('结构示意，不按比例', 'Design in outline, not to scale'),
  pictureOf: pictureFor,
};
