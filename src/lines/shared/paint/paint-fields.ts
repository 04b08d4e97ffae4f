import { type FieldDef, text, value } from '#product/field.ts';
import { COLOURS, CUSTOM_COLOUR } from './colours.ts';

/** The colour, and the RAL code of one's own (spec 001 §3, §5). */
export const COLOUR_FIELDS: readonly FieldDef[] = [
  {
    id: 'color',
    step: 4,
    kind: 'choice',
    label: text('颜色', 'Colour'),
    values: COLOURS,
    usual: 'RAL7031',
    modelled: true,
  },
  {
    id: 'customColor',
    step: 4,
    kind: 'text',
    label: text('自定义 RAL 颜色', 'Custom RAL colour'),
    values: [],
    modelled: false,
    shownWhen: ['color', [CUSTOM_COLOUR]],
  },
];

/** What the paint stands up to (spec 001 §9). */
export const SURFACE_PROTECTION: FieldDef = {
  id: 'surfaceProtection',
  step: 4,
  kind: 'choice',
  label: text('表面防护', 'Surface protection'),
  values: [
    value('C1', 'C1 防护寿命 1～2 年', 'C1, 1–2 years', text('室内干燥环境', 'Dry heated interior')),
    value('C2', 'C2 防护寿命 2～5 年', 'C2, 2–5 years', text('室内，轻度污染', 'Unheated interior, low pollution')),
    value('C3', 'C3 防护寿命 5～10 年', 'C3, 5–10 years', text('城市，潮湿厂房', 'Urban, humid production rooms')),
    value('C4', 'C4 防护寿命 10～15 年', 'C4, 10–15 years', text('工业、沿海、化工', 'Industrial, coastal, chemical')),
    value(
      'C5',
      'C5 防护寿命 15 年以上',
      'C5, over 15 years',
      text('高湿、腐蚀、海上', 'Very humid, aggressive, offshore'),
    ),
  ],
  usual: 'C1',
  modelled: true,
};

/** The language of the plate. */
export const NAMEPLATE: FieldDef = {
  id: 'nameplate',
  step: 4,
  kind: 'choice',
  label: text('铭牌', 'Nameplate'),
  values: [value('zh', '中文', 'Chinese'), value('en', '英文', 'English'), value('us', '北美铭牌', 'US')],
  usual: 'zh',
  modelled: true,
};
