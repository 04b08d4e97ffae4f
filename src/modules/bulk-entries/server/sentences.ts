import type { BilingualText } from '#kernel/locale.ts';
import { codeInWords } from '#modules/bulk-entries/domain/code-in-words.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { CodeProblem, CodeRemark } from '#modules/configurator/domain/type-code/judge-type-code.ts';
import { namesIn, pointsInWords, reasonOfRule } from '#modules/configurator/server/public.ts';

/** What is to be told of a type code, in sentences. */
export function sentencesOf(about: CodeProblem | CodeRemark, release: ActiveRelease): readonly BilingualText[] {
  switch (about.code) {
    case 'no-code':
    case 'ratio-missing':
    case 'wishes-unsaid':
      return [codeInWords(about.code, {})];
    case 'unit':
      return [codeInWords('unit', { part: about.part })];
    case 'input':
    case 'word':
      return [
        about.nearest === undefined
          ? codeInWords(about.code, { part: about.part })
          : codeInWords(`${about.code}-near`, { part: about.part, nearest: about.nearest }),
      ];
    case 'no-row':
      return [
        about.nearest === undefined
          ? codeInWords('no-row', {})
          : codeInWords('no-row-near', { nearest: about.nearest }),
      ];
    case 'other-ratio':
    case 'ratio-taken':
      return [codeInWords(about.code, { asked: about.ratio.asked, taken: about.ratio.taken })];
    case 'beside':
      return [codeInWords('beside', { words: about.words.join(' ') })];
    case 'excluded':
      return [excluded(about.cleared, release)];
    case 'open':
      return pointsOf(about.points, release);
  }
}

function excluded(
  { field, from, ruleId }: Extract<CodeProblem, { code: 'excluded' }>['cleared'],
  release: ActiveRelease,
): BilingualText {
  const [name, value] = namesIn(field, from, release);
  const reason = reasonOfRule(ruleId, release);
  const words = (language: 'zh' | 'en') => ({
    field: name[language],
    value: value[language],
    reason: reason?.[language] ?? '',
  });
  return codeInWords(reason ? 'excluded' : 'excluded-unknown', { zh: words('zh'), en: words('en') });
}

function pointsOf(
  points: Extract<CodeProblem, { code: 'open' }>['points'],
  release: ActiveRelease,
): readonly BilingualText[] {
  const missing = points.filter(({ code }) => code === 'field-missing');
  const wrong = points.filter(({ code }) => code !== 'field-missing');
  return (
    [
      ['missing', missing],
      ['wrong', wrong],
    ] as const
  ).flatMap(([sentence, said]) => {
    if (said.length === 0) return [];
    const { zh, en } = pointsInWords(said, release);
    return [codeInWords(sentence, { zh: { points: zh }, en: { points: en } })];
  });
}
