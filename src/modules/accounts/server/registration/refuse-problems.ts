import type { Locale } from '#kernel/locale.ts';
import type { Problem } from '#modules/accounts/domain/problems.ts';
import en from '#modules/accounts/locales/en.json' with { type: 'json' };
import zh from '#modules/accounts/locales/zh-cn.json' with { type: 'json' };
import { invalid } from '#server/http/parse-input.ts';
import { serverTexts } from '#server/server-texts.ts';

const problemText = serverTexts({ 'zh-cn': zh.problem, en: en.problem });
/** An issue says by its path which field it is about. */
const ANY_FIELD = { 'zh-cn': zh.anyField, en: en.anyField } as const;

/** What is wrong with a field, or nothing. */
export type FoundProblem = readonly [field: string, problem: Problem | undefined];

/** Refuses input whose fields break a rule of the domain: every field with its problem, in the person's language. */
export function refuseProblems(part: 'query' | 'body', found: readonly FoundProblem[], locale: Locale): void {
  const issues = found.flatMap(([field, problem]) =>
    problem === undefined
      ? []
      : [{ path: `${part}.${field}`, message: problemText(locale, problem, { field: ANY_FIELD[locale] }) }],
  );
  if (issues.length > 0) throw invalid(issues, locale);
}
