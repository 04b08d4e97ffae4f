import type { BilingualText } from '#kernel/locale.ts';
import { type FieldValue, plain, text } from '#product/field.ts';

/** What an assembly means with parallel shafts and at a right angle; the front is the side its pictures show. */
const MEANINGS: Readonly<Record<string, readonly [parallel: BilingualText, rightAngle: BilingualText]>> = {
  A: [
    text('输出在前、输入在后，异侧', 'output front, input rear'),
    text('输出在前，与输入同向', 'output front, turning with the input'),
  ],
  B: [
    text('输出在后、输入在前，异侧', 'output rear, input front'),
    text('输出在后，与输入同向', 'output rear, turning with the input'),
  ],
  C: [
    text('输入、输出都在前，同侧', 'input and output front'),
    text('输出在前，与输入反向', 'output front, turning against the input'),
  ],
  D: [
    text('输入、输出都在后，同侧', 'input and output rear'),
    text('输出在后，与输入反向', 'output rear, turning against the input'),
  ],
  E: [
    text('输出双伸，输入在后', 'output at both sides, input rear'),
    text('输出双伸，前端与输入同向', 'output at both sides, the front end turning with the input'),
  ],
  F: [
    text('输出双伸，输入在前', 'output at both sides, input front'),
    text('输出双伸，前端与输入反向', 'output at both sides, the front end turning against the input'),
  ],
};

/** The assemblies as options, each with both its meanings: the arrangement may still be open. */
export const ASSEMBLIES: readonly FieldValue[] = Object.entries(MEANINGS).map(([letter, [parallel, rightAngle]]) =>
  plain(
    letter,
    text(`平行轴：${parallel.zh}；直角轴：${rightAngle.zh}`, `Parallel: ${parallel.en}. Right angle: ${rightAngle.en}`),
  ),
);

/** An assembly with what it means in one arrangement. */
export function assemblyWords(letter: string, arrangement: string): BilingualText | undefined {
  const meaning = MEANINGS[letter]?.[arrangement === 'B' ? 1 : 0];
  return meaning && text(`${letter}（${meaning.zh}）`, `${letter} (${meaning.en})`);
}
