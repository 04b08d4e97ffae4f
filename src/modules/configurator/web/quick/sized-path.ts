import { pathOfQuickSearch } from './quick-path.ts';

/** The parameter that the sizing a wizard comes from stands in: the parameters which reopen that case. */
export const SIZED_BY = 'case';

/** Where a drive of a sizing leads: to the wizard of its line, which begins with it and knows the case it comes from. */
export function pathOfSizedDrive(line: string, text: string, sizedBy: string): string {
  return `${pathOfQuickSearch(line, text)}&${new URLSearchParams({ [SIZED_BY]: sizedBy })}`;
}
