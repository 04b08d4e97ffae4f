import type { BilingualText } from '#kernel/locale.ts';
import { type FieldDef, NONE, text, value } from '#product/field.ts';

/** What the range of an oil is of. */
export const OIL_AMBIENT_HINT = text(
  '按现场环境温度选取：括号内为该油适用的环境温度。',
  'Choose by the temperature at the site: in brackets the ambient temperatures the oil is made for.',
);

/** For which sites there is an oil among several: the coldest and the hottest of their ambient temperatures, °C. */
export function ambientOf(ranges: readonly (readonly [min: number, max: number])[]): BilingualText {
  const [least, most] = [Math.min(...ranges.map(([min]) => min)), Math.max(...ranges.map(([, max]) => max))];
  const from = least < 0 ? `−${-least}` : String(least);
  return text(`现场 ${from}～${most} °C，依牌号`, `Site ${from} to +${most} °C, by grade`);
}

/** What of an oil is not chosen here. */
export const OIL_QUANTITY_HINT = text(
  '油量取决于机座号和安装方位，见技术资料。',
  'How much is filled depends on size and mounting position: see the data sheet.',
);

/** What is done against corrosion beside the paint. */
export const CORROSION_PROTECTION: FieldDef = {
  id: 'corrosionProtection',
  step: 4,
  kind: 'choice',
  label: text('防腐措施', 'Corrosion protection'),
  values: [
    value(NONE, '无', 'None'),
    value('stainless', '不锈钢紧固件', 'Stainless fasteners'),
    value('stainless-shaft', '不锈钢紧固件，输出轴端涂层', 'Stainless fasteners and coated output shaft end'),
  ],
  usual: NONE,
  modelled: true,
};

/** The material of the oil seals. */
export const OIL_SEAL: FieldDef = {
  id: 'oilSeal',
  step: 4,
  kind: 'choice',
  label: text('油封', 'Oil seal'),
  hint: text(
    '括号内为油封材料允许的唇口温度。',
    'In brackets: the temperature the material stands at the sealing lip.',
  ),
  values: [
    value('NBR', 'NBR 丁腈橡胶（耐 −40～100 °C）', 'NBR (withstands −40 to +100 °C)'),
    value('FKM', 'FKM 氟橡胶（耐 −25～160 °C）', 'FKM (withstands −25 to +160 °C)'),
  ],
  usual: 'NBR',
  modelled: true,
};

/** Whether the oil level can be seen. */
export const SIGHT_GLASS: FieldDef = {
  id: 'oilMirror',
  step: 4,
  kind: 'choice',
  label: text('油镜', 'Oil sight glass'),
  values: [value(NONE, '无', 'None'), value('yes', '带油镜', 'With oil sight glass')],
  usual: NONE,
  modelled: true,
};
