import type { BilingualText } from '#kernel/locale.ts';
import { PART_NAMES, type PartView } from '#modules/drawings/domain/part-names.ts';

/** In which language a sheet is written; both, the Chinese first. */
export type SheetLanguage = 'zh-cn' | 'en' | 'both';

/** What stands on a sheet besides figures (ISO 7200; GB/T 10609.1). */
export const SHEET_WORDS = {
  title: { zh: '外形尺寸图', en: 'Dimension sheet' },
  owner: { zh: '单位名称', en: 'Owner' },
  name: { zh: '名称', en: 'Title' },
  typeCode: { zh: '型号', en: 'Type code' },
  number: { zh: '图号', en: 'Document no.' },
  revision: { zh: '版本', en: 'Revision' },
  date: { zh: '日期', en: 'Date' },
  page: { zh: '页次', en: 'Sheet' },
  language: { zh: '语言', en: 'Lang.' },
  scale: { zh: '比例', en: 'Scale' },
  unit: { zh: '单位', en: 'Unit' },
  mass: { zh: '质量', en: 'Mass' },
  position: { zh: '安装方式', en: 'Position' },
  method: { zh: '投影', en: 'Projection' },
  first: { zh: '第一角画法', en: 'First angle' },
  third: { zh: '第三角画法', en: 'Third angle' },
  tolerances: { zh: '未注公差', en: 'Tolerances' },
  kind: { zh: '文件类型', en: 'Document type' },
  outline: { zh: '外形图', en: 'Outline drawing' },
  change: { zh: '尺寸可能变更，恕不另行通知', en: 'Outline drawing – dimensions may change' },
  views: { zh: '视图按 {level} 绘制，安装方式见轴测图', en: 'Views as in {level}; position as pictured' },
  approximate: { zh: '≈ 近似尺寸', en: '≈ approximate' },
  letter: { zh: '代号', en: 'Letter' },
  value: { zh: '尺寸', en: 'mm' },
  tolerance: { zh: '公差', en: 'Tolerance' },
} as const satisfies Record<string, BilingualText>;

/** A text in the language of the sheet. */
export function wordIn(text: BilingualText, language: SheetLanguage): string {
  if (language === 'both') return text.zh === text.en ? text.zh : `${text.zh} ${text.en}`;
  return language === 'en' ? text.en : text.zh;
}

/** The name of a part; in both languages the Chinese alone is short enough for a row. */
export function partName(view: PartView, language: SheetLanguage): string {
  return wordIn(PART_NAMES[view], language);
}
