import type { SourceFile } from './source-files.ts';

/** What is a product line's own: the codes of the lines, with their folders, and the ids of their fields. */
export interface LineWords {
  readonly codes: readonly string[];
  readonly fields: readonly string[];
}

/** How often a file names what is a line's own; comments, and the words of everyday that a field is also called by, do not count. */
export function lineWordsIn({ text }: Pick<SourceFile, 'text'>, { codes, fields }: LineWords): readonly string[] {
  const code = withoutComments(text);
  const named = fields.filter((field) => /[A-Z]/.test(field));
  const everyday = fields.filter((field) => !/[A-Z]/.test(field));
  return [
    ...found(code, new RegExp(`(?<![A-Za-z0-9])(?:${codes.join('|')})(?![A-Za-z0-9])`, 'g')),
    ...found(code, new RegExp(`(?<=[a-z])(?:${codes.map(pascal).join('|')})(?![a-z])`, 'g')),
    ...found(code, new RegExp(`(?<=#lines/)(?:${codes.join('|').toLowerCase()})(?=/)`, 'g')),
    ...found(code, new RegExp(`\\b(?:${anyOf(named)})\\b`, 'g')),
    ...found(code, new RegExp(`(?<=['"\`])(?:${anyOf(everyday)})(?=['"\`])`, 'g')),
  ];
}

/** None of no words: an empty choice would be found everywhere. */
function anyOf(words: readonly string[]): string {
  return words.length === 0 ? '(?!)' : words.join('|');
}

function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([word]) => word);
}

/** As the code stands in the middle of a name: `buildJrtModel`. */
function pascal(code: string): string {
  return code.charAt(0) + code.slice(1).toLowerCase();
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
