import {
  CORROSION_PROTECTION,
  OIL_AMBIENT_HINT,
  OIL_QUANTITY_HINT,
  OIL_SEAL,
  SIGHT_GLASS,
} from '#lines/shared/gear/reducer-fields.ts';
import { COLOUR_FIELDS, NAMEPLATE, SURFACE_PROTECTION } from '#lines/shared/paint/paint-fields.ts';
import { type FieldDef, text, value } from '#product/field.ts';
import { USUAL_OILS, wormOilNote, wormOilValues } from './oils.ts';

/**
 * The fifth step, gear unit options. Nobody is asked for the temperature of the seal: no oil of the line is for less than −25 °C
 * of air or for more than 100 °C of bath, where either seal holds.
 */
export const REDUCER_FIELDS: readonly FieldDef[] = [
  ...COLOUR_FIELDS,
  SURFACE_PROTECTION,
  CORROSION_PROTECTION,
  {
    id: 'lubricatingOil',
    step: 4,
    kind: 'choice',
    label: text('润滑油', 'Lubricant'),
    hint: OIL_QUANTITY_HINT,
    values: [
      value('mineral', '矿物油', 'Mineral oil', wormOilNote('mineral')),
      value('synthetic', '合成油', 'Synthetic oil', wormOilNote('synthetic')),
    ],
    // Sizes that are filled for life leave synthetic oil alone.
    usual: 'mineral',
    modelled: true,
  },
  {
    id: 'mineralOil',
    step: 4,
    kind: 'choice',
    label: text('矿物油牌号', 'Mineral oil grade'),
    hint: OIL_AMBIENT_HINT,
    values: wormOilValues('mineral'),
    usual: USUAL_OILS.mineral,
    modelled: true,
  },
  {
    id: 'syntheticOil',
    step: 4,
    kind: 'choice',
    label: text('合成油牌号', 'Synthetic oil grade'),
    hint: OIL_AMBIENT_HINT,
    values: wormOilValues('synthetic'),
    usual: USUAL_OILS.synthetic,
    modelled: true,
  },
  OIL_SEAL,
  SIGHT_GLASS,
  NAMEPLATE,
];
