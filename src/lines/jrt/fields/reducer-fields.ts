import { CORROSION_PROTECTION, OIL_SEAL, SIGHT_GLASS } from '#lines/shared/gear/reducer-fields.ts';
import { COLOUR_FIELDS, NAMEPLATE, SURFACE_PROTECTION } from '#lines/shared/paint/paint-fields.ts';
import { type FieldDef, text, value } from '#product/field.ts';
import { LUBRICANTS, oilValue } from './lubricants.ts';

/** Step 5, gear unit options (spec 001 §3, §9; reference lubricants and surface protection). */
export const REDUCER_FIELDS: readonly FieldDef[] = [
  ...COLOUR_FIELDS,
  SURFACE_PROTECTION,
  CORROSION_PROTECTION,
  {
    id: 'lubricatingOil',
    step: 4,
    kind: 'choice',
    label: text('润滑油', 'Lubricant'),
    values: [
      value('mineral', '矿物油', 'Mineral oil'),
      value('synthetic', '合成油', 'Synthetic oil'),
      value('food', '食品级润滑油', 'Food-grade oil'),
      value('bio', '可生物降解润滑油', 'Biodegradable oil'),
    ],
    usual: 'mineral',
    modelled: true,
  },
  {
    id: 'mineralOil',
    step: 4,
    kind: 'choice',
    label: text('矿物油牌号', 'Mineral oil grade'),
    values: LUBRICANTS.filter(({ type }) => type === 'mineral').map(oilValue),
    modelled: true,
  },
  {
    id: 'syntheticOil',
    step: 4,
    kind: 'choice',
    label: text('合成油牌号', 'Synthetic oil grade'),
    values: LUBRICANTS.filter(({ type }) => type !== 'mineral').map(oilValue),
    modelled: true,
  },
  {
    id: 'sealTemperature',
    step: 4,
    kind: 'choice',
    label: text('油封工作温度', 'Operating temperature of the oil seal'),
    values: [
      value('-25..100', '−25 至 100 °C', '−25 to +100 °C'),
      value('-40..-25', '低温，−40 至 −25 °C', 'Cold, −40 to −25 °C'),
      value('100..160', '高温，100 至 160 °C', 'Hot, +100 to +160 °C'),
    ],
    usual: '-25..100',
    modelled: true,
  },
  OIL_SEAL,
  SIGHT_GLASS,
  NAMEPLATE,
];
