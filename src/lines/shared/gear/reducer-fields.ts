import { type FieldDef, NONE, text, value } from '#product/field.ts';

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
  values: [
    value('NBR', 'NBR 丁腈橡胶（−40～100 °C）', 'NBR (−40 to +100 °C)'),
    value('FKM', 'FKM 氟橡胶（−25～160 °C）', 'FKM (−25 to +160 °C)'),
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
