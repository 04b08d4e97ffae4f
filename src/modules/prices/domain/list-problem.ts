import type { BilingualText } from '#kernel/locale.ts';

/** What can be wrong with a price list; the sentences name what stands there as `{value}`, another row as `{other}`; one with `{row}` says its place itself. */
export const LIST_PROBLEMS = {
  'column-unknown': { zh: '不认识的列“{value}”', en: 'there is no column “{value}”' },
  'column-missing': { zh: '缺少列“{value}”', en: 'the column “{value}” is missing' },
  'column-twice': { zh: '列“{value}”出现了两次', en: 'the column “{value}” stands there twice' },
  'component-unknown': { zh: '不认识的组成部分“{value}”', en: 'there is no component “{value}”' },
  'cell-missing': { zh: '缺少内容', en: 'is empty' },
  'cell-unexpected': {
    zh: '“{value}”不属于该组成部分的键',
    en: '“{value}” is no part of the key of this component',
  },
  'code-wrong': { zh: '“{value}”不是代码', en: '“{value}” is no code' },
  'number-wrong': { zh: '“{value}”不是有效数字', en: '“{value}” is no number that may stand here' },
  'basis-wrong': { zh: '计价方式“{value}”不适用于该组成部分', en: '“{value}” is not the basis of this component' },
  'key-duplicate': { zh: '第 {row} 行与第 {other} 行重复', en: 'Row {row} repeats row {other}' },
  'frames-overlap': { zh: '机座号范围与第 {other} 行重叠', en: 'has frames of row {other}' },
  'frames-reversed': { zh: '机座号范围的起止颠倒', en: 'ends before it begins' },
  'parameter-unknown': { zh: '不认识的参数“{value}”', en: 'there is no parameter “{value}”' },
  'parameter-wrong': { zh: '参数值“{value}”无效', en: '“{value}” is no value of this parameter' },
  'parameter-missing': { zh: '缺少参数“{value}”', en: 'the parameter “{value}” is missing' },
} as const satisfies Record<string, BilingualText>;

export type ListProblemCode = keyof typeof LIST_PROBLEMS;

/** Something a price list is refused for, with its place. */
export interface ListProblem {
  readonly code: ListProblemCode;
  /** The row of the file, its header being row 1; null for what stands in no row. */
  readonly row: number | null;
  readonly column: string;
  /** What stands there. */
  readonly value: string;
  /** The row it contradicts. */
  readonly other?: number;
}

/** What is wrong, in a sentence with its place. */
export function problemText({ code, row, column, value, other }: ListProblem): BilingualText {
  const filled = (text: string) =>
    text
      .replace('{value}', value)
      .replace('{other}', String(other ?? ''))
      .replace('{row}', String(row ?? ''));
  const { zh, en } = LIST_PROBLEMS[code];
  if (row === null || en.includes('{row}')) return { zh: filled(zh), en: filled(en) };
  return { zh: `第 ${row} 行，${column} 列：${filled(zh)}`, en: `Row ${row}, column ${column}: ${filled(en)}` };
}
