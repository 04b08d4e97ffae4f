import { SHAFT_END } from '#lines/jrp/configuration.ts';
import { JRP_PICTURES, pictureFor, pictureNameOf } from '#lines/jrp/picture/pictures.ts';
import type { OwnPanels } from '#modules/configurator/web/public.ts';
import { text } from '#product/field.ts';
import { ShaftEnd } from './shaft-end.tsx';

/** What the wizard shows of JRP in its own way: the shaft end that is asked for, and its design, not to scale. */
export const JRP_PANELS: OwnPanels = {
  fields: { [SHAFT_END]: ShaftEnd },
  pictures: JRP_PICTURES,
  pictureOfProduct: ({ standing }) => pictureNameOf(standing),
  picturedBy: ({ design = '' }) => design,
  pictureNote: text('结构示意，不按比例', 'Design in outline, not to scale'),
  pictureOf: pictureFor,
};
