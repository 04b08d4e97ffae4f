import type { BilingualText } from '#kernel/locale.ts';

/** The fixed words of a technical document, both languages side by side because a sheet may print both. */
export const SHEET_WORDS = {
  customer: { zh: '客户', en: 'Customer' },
  item: { zh: '项号', en: 'Item' },
  quantity: { zh: '数量', en: 'Quantity' },
  demand: { zh: '选型要求', en: 'What was asked for' },
  openFigures: { zh: '本机参数待厂家确认。', en: 'The figures of this drive are to be confirmed by the maker.' },
  notes: { zh: '注意事项', en: 'Notes' },
  performance: { zh: '性能参数', en: 'Performance' },
  required: { zh: '要求', en: 'required' },
  standards: { zh: '执行标准', en: 'Standards' },
  specialWishes: { zh: '特殊要求', en: 'Special wishes' },
  wishesUntold: {
    zh: '本产品另有特殊要求，此处不显示；供货以其为准。',
    en: 'Special wishes apply to this product and are not shown here; what is supplied follows them.',
  },
  remark: { zh: '备注', en: 'Remark' },
  dimensionDrawing: { zh: '外形尺寸图', en: 'Dimension drawing' },
  drawingAfterLogin: {
    zh: '如需预览产品图纸，请先登录',
    en: 'To preview the product drawings, please login',
  },
  address: { zh: '在门户中打开', en: 'Open in the portal' },
  release: { zh: '数据版本', en: 'Data release' },
  printed: { zh: '打印日期', en: 'Printed' },
} as const satisfies Record<string, BilingualText>;

/** That a product has no dimension sheet, and what is missing for it. */
export function undrawnWords(missing: BilingualText): BilingualText {
  return {
    zh: `该产品暂不能生成图纸，缺少：${missing.zh}。请与我们联系索取图纸。`,
    en: `This product cannot be drawn yet. Missing: ${missing.en}. Please ask us for the drawing.`,
  };
}

/** Page n of m in both languages. */
export function pageWords(page: number, total: number): BilingualText {
  return { zh: `第 ${page} 页，共 ${total} 页`, en: `Page ${page} of ${total}` };
}
