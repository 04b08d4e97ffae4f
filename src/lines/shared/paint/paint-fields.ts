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

/** How long the paint of a class is expected to last in the air the class stands for (spec 001 §9). */
const LIFE = {
  C1: text('涂层预期寿命 1～2 年', 'Coating expected to last 1–2 years'),
  C2: text('涂层预期寿命 2～5 年', 'Coating expected to last 2–5 years'),
  C3: text('涂层预期寿命 5～10 年', 'Coating expected to last 5–10 years'),
  C4: text('涂层预期寿命 10～15 年', 'Coating expected to last 10–15 years'),
  C5: text('涂层预期寿命 15 年以上', 'Coating expected to last over 15 years'),
};

/**
 * What the paint stands up to. The class is the corrosivity of the air (ISO 12944-2); how long the paint lasts in it is another
 * thing (ISO 12944-1) and stands apart. The years are the specification's: they fill none of the standard's ranges L, M, H, VH.
 */
export const SURFACE_PROTECTION: FieldDef = {
  id: 'surfaceProtection',
  step: 4,
  kind: 'choice',
  label: text('表面防护', 'Surface protection'),
  hint: text(
    '等级为使用环境的腐蚀性（ISO 12944-2，C1 最低）；年限为该涂层在此环境中的预期寿命，不是 ISO 12944-1 的耐久性级别。',
    'The class is the corrosivity of the air (ISO 12944-2, C1 the lowest); the years are how long this coating is expected to last in it, not a durability range of ISO 12944-1.',
  ),
  values: [
    value('C1', 'C1 室内干燥环境', 'C1, dry heated interior', LIFE.C1),
    value('C2', 'C2 室内，轻度污染', 'C2, unheated interior, low pollution', LIFE.C2),
    value('C3', 'C3 城市，潮湿厂房', 'C3, urban, humid production rooms', LIFE.C3),
    value('C4', 'C4 工业、沿海、化工', 'C4, industrial, coastal, chemical', LIFE.C4),
    value('C5', 'C5 高湿、腐蚀、海上', 'C5, very humid, aggressive, offshore', LIFE.C5),
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
