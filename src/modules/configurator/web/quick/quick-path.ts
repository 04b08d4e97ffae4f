import { pathOfLine } from '#web/paths.ts';

/** The parameter of a wizard's address that a quick search stands in. */
export const QUICK = 'q';

/** Where a quick search leads: to the wizard of its line, which begins with it. */
export function pathOfQuickSearch(line: string, text: string): string {
  return `${pathOfLine(line)}?${new URLSearchParams({ [QUICK]: text })}`;
}
