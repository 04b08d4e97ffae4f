import { pathOfLine } from '#web/paths.ts';

/** The parameter of a wizard's address that a quick search stands in. */
export const QUICK = 'q';

/** The parameter that the sizing it comes from stands in: the parameters which reopen that case. */
export const SIZED_BY = 'case';

/** Where a quick search leads: to the wizard of its line, which begins with it and knows the sizing it comes from. */
export function pathOfQuickSearch(line: string, text: string, sizedBy?: string): string {
  const params = { [QUICK]: text, ...(sizedBy !== undefined && { [SIZED_BY]: sizedBy }) };
  return `${pathOfLine(line)}?${new URLSearchParams(params)}`;
}
