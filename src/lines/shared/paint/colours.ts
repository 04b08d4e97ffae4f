import { type FieldValue, text, value } from '#product/field.ts';

/** The field under which the hex value or RAL code of a custom colour is reported. */
export const CUSTOM_COLOR = 'customColor';

/** A colour outside the list, given as a hex value of its own (spec 001 §5). */
export const CUSTOM_COLOUR = 'custom';

/** Paints kept in stock; the hex values are screen approximations. */
export const COLOURS: readonly FieldValue[] = [
  ral('7031', '蓝灰', 'blue grey', '#5d6970'),
  ral('5015', '天蓝', 'sky blue', '#2271b3'),
  ral('5010', '龙胆蓝', 'gentian blue', '#0e294b'),
  ral('5012', '浅蓝', 'light blue', '#3b83bd'),
  ral('7035', '浅灰', 'light grey', '#d7d7d7'),
  ral('7016', '煤灰', 'anthracite grey', '#293133'),
  ral('9005', '墨黑', 'jet black', '#0a0a0a'),
  ral('9006', '白铝', 'white aluminium', '#a5a5a5'),
  ral('9010', '纯白', 'pure white', '#f4f4ed'),
  ral('1018', '锌黄', 'zinc yellow', '#f8f32b'),
  ral('2004', '纯橙', 'pure orange', '#f44611'),
  ral('3020', '交通红', 'traffic red', '#cc0605'),
  ral('6011', '木犀绿', 'reseda green', '#587246'),
  value(CUSTOM_COLOUR, '自定义颜色', 'Custom colour', text('请填写 RAL 色号', 'State the RAL code')),
];

function ral(number: string, zh: string, en: string, swatch: string): FieldValue {
  return { ...value(`RAL${number}`, `RAL ${number} ${zh}`, `RAL ${number} ${en}`), swatch };
}
