import type { Locale } from '#kernel/locale.ts';
import type { Problem } from '#modules/accounts/domain/problems.ts';
import { invalid } from '#server/http/parse-input.ts';
import { platformText } from '#server/server-texts.ts';

/** What is wrong with a field, or nothing. */
export type FoundProblem = readonly [field: string, problem: Problem | undefined];

/** Refuses input whose fields break a rule of the domain: every field with its problem, in the person's language. */
export function refuseProblems(part: 'query' | 'body', found: readonly FoundProblem[], locale: Locale): void {
  const issues = found.flatMap(([field, problem]) =>
    problem === undefined ? [] : [{ path: `${part}.${field}`, message: platformText(locale, `problem.${problem}`) }],
  );
  if (issues.length > 0) throw invalid(issues, locale);
}
