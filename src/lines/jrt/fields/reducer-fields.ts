import {
  CORROSION_PROTECTION,
  OIL_AMBIENT_HINT,
  OIL_QUANTITY_HINT,
  OIL_SEAL,
  SIGHT_GLASS,
} from '#lines/shared/gear/reducer-fields.ts';
import { COLOUR_FIELDS, NAMEPLATE, SURFACE_PROTECTION } from '#lines/shared/paint/paint-fields.ts';
import { type FieldDef, text, value } from '#product/field.ts';
import { ambientNote, LUBRICANTS, oilValue } from './lubricants.ts';

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
    hint: OIL_QUANTITY_HINT,
    values: [
      value('mineral', '矿物油', 'Mineral oil', ambientNote('mineral')),
      value('synthetic', '合成油', 'Synthetic oil', ambientNote('synthetic')),
      value('food', '食品级润滑油', 'Food-grade oil', ambientNote('food')),
      value('bio', '可生物降解润滑油', 'Biodegradable oil', ambientNote('bio')),
    ],
    usual: 'mineral',
    modelled: true,
  },
  {
    id: 'mineralOil',
    step: 4,
    kind: 'choice',
    label: text('矿物油牌号', 'Mineral oil grade'),
    hint: OIL_AMBIENT_HINT,
    values: LUBRICANTS.filter(({ type }) => type === 'mineral').map(oilValue),
    modelled: true,
  },
  {
    id: 'syntheticOil',
    step: 4,
    kind: 'choice',
    label: text('合成油牌号', 'Synthetic oil grade'),
    hint: OIL_AMBIENT_HINT,
    values: LUBRICANTS.filter(({ type }) => type !== 'mineral').map(oilValue),
    modelled: true,
  },
  {
    id: 'sealTemperature',
    step: 4,
    kind: 'choice',
    label: text('唇口工作温度', 'Working temperature at the sealing lip'),
    hint: text(
      '油封唇口处的温度：运行时接近油温，高于现场环境温度；寒冷现场以起动时的环境温度为准。',
      'At the sealing lip: in operation near that of the oil, above that of the site; at a cold site that of the site when starting.',
    ),
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
