import type { BilingualText } from './locale.ts';

/** Where a refinement finds its fault, and what is said of it in both languages: the schema library has words for its own faults alone. */
export function faultAt(path: string[], told: BilingualText) {
  return { path, params: { told } };
}

/** What is said of a text of several lines that is no plain text (`isPlainText`). */
export const NO_PLAIN_TEXT = faultAt([], {
  zh: '含有控制字符或改变书写方向的不可见字符，请手动输入，不要粘贴',
  en: 'contains control characters or invisible marks that turn the direction of writing: type it instead of pasting it',
});

/** What is said of a text that is no line (`isOneLine`). */
export const NO_ONE_LINE = faultAt([], {
  zh: '只能是一行，不能含有换行或不可见字符',
  en: 'has to be one line, without line breaks or invisible characters',
});

/** What a refinement said of its fault. */
export function toldFault(params: Readonly<Record<string, unknown>> | undefined): BilingualText | undefined {
  const told = params?.told;
  return isBilingual(told) ? told : undefined;
}

function isBilingual(told: unknown): told is BilingualText {
  return typeof told === 'object' && told !== null && 'zh' in told && 'en' in told;
}
