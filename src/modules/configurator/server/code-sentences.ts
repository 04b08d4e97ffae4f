import type { BilingualText } from '#kernel/locale.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { OpenPoint } from '#modules/configurator/domain/describe/open-points.ts';
import { codeInWords, permittedInWords } from '#modules/configurator/domain/type-code/code-in-words.ts';
import type { CodeProblem, CodeRemark, Permitted } from '#modules/configurator/domain/type-code/judge-type-code.ts';
import { namesIn, pointsInWords, reasonOfRule } from './type-codes.ts';

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
      return [inputSentence(about)];
    case 'word':
      return [
        about.nearest === undefined
          ? codeInWords(about.code, { part: about.part })
          : codeInWords(`${about.code}-near`, { part: about.part, nearest: about.nearest }),
      ];
    case 'contradiction':
      return [codeInWords('contradiction', { first: about.first, second: about.second })];
    case 'repeated':
      return [codeInWords('repeated', { word: about.word })];
    case 'added':
      return [addedSentence(about)];
    case 'assumed':
      return [codeInWords('assumed', { words: about.words.join(' ') })];
    case 'no-row':
      return [codeInWords('no-row', {})];
    case 'input-taken':
      return [codeInWords('read-otherwise', { written: about.written, read: about.taken })];
    case 'other-ratio':
      return [ratioSentence(about)];
    case 'ratio-taken':
      return [codeInWords(about.code, { asked: about.ratio.asked, taken: about.ratio.taken })];
    case 'beside':
      return [codeInWords('beside', { words: about.words.join(' ') })];
    case 'excluded':
      return [excluded(about, release)];
    case 'open':
      return pointsOf(about, release);
  }
}

function inputSentence({ part, nearest, permitted = [] }: Extract<CodeProblem, { code: 'input' }>): BilingualText {
  if (permitted.length === 0)
    return nearest === undefined ? codeInWords('input', { part }) : codeInWords('input-near', { part, nearest });
  const { zh, en } = permittedInWords(permitted.map((one) => ({ zh: one, en: one })));
  return codeInWords(nearest === undefined ? 'input-of' : 'input-several', {
    zh: { part, permitted: zh },
    en: { part, permitted: en },
  });
}

function ratioSentence({ ratio: { asked, taken }, elsewhere }: Extract<CodeProblem, { code: 'other-ratio' }>) {
  if (elsewhere === undefined) return codeInWords('other-ratio', { asked, taken });
  const { unit, input, inputs } = elsewhere;
  const { zh, en } = permittedInWords(inputs.map((one) => ({ zh: one, en: one })));
  const words = (permitted: string) => ({ asked, unit, input, permitted });
  return codeInWords('ratio-elsewhere', { zh: words(zh), en: words(en) });
}

function addedSentence({ word, neededBy }: Extract<CodeRemark, { code: 'added' }>): BilingualText {
  return codeInWords(neededBy.length > 1 ? 'added-by-several' : 'added', {
    zh: { word, neededBy: neededBy.join('、') },
    en: { word, neededBy: neededBy.join(', ') },
  });
}

function excluded(
  { cleared: { field, from, ruleId }, permitted }: Extract<CodeProblem, { code: 'excluded' }>,
  release: ActiveRelease,
): BilingualText {
  const [name, value] = namesIn(field, from, release);
  const reason = reasonOfRule(ruleId, release);
  const others = permittedOf(
    field,
    permitted.filter((code) => code !== from),
    release,
  );
  const words = (language: 'zh' | 'en') => ({
    field: name[language],
    value: value[language],
    reason: reason?.[language] ?? '',
    permitted: others?.[language] ?? '',
  });
  const sentence = reason ? 'excluded' : 'excluded-unknown';
  return codeInWords(others ? `${sentence}-rather` : sentence, { zh: words('zh'), en: words('en') });
}

/** What a field can be; nothing of one that is ticked or not. */
function permittedOf(field: string, codes: readonly string[], release: ActiveRelease): BilingualText | undefined {
  if (codes.length === 0 || field.includes('.')) return undefined;
  return permittedInWords(codes.map((code) => namesIn(field, code, release)[1]));
}

function pointsOf(
  { points, permitted }: Extract<CodeProblem, { code: 'open' }>,
  release: ActiveRelease,
): readonly BilingualText[] {
  const missing = points.filter(({ code }) => code === 'field-missing');
  const wrong = points.filter(({ code }) => code !== 'field-missing');
  const sentences = missing.map((point) => missingSentence(point, permitted, release));
  if (wrong.length === 0) return sentences;
  const { zh, en } = pointsInWords(wrong, release);
  return [...sentences, codeInWords('wrong', { zh: { points: zh }, en: { points: en } })];
}

function missingSentence(point: OpenPoint, permitted: Permitted, release: ActiveRelease): BilingualText {
  const { zh, en } = pointsInWords([point], release);
  const { field = '' } = point;
  const values = permittedOf(field, permitted[field] ?? [], release);
  const words = (points: string, named = '') => ({ points, permitted: named });
  return codeInWords(values ? 'missing-of' : 'missing', { zh: words(zh, values?.zh), en: words(en, values?.en) });
}
