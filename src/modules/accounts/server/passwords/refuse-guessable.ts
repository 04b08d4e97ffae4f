import { readFileSync } from 'node:fs';
import type { Locale } from '#kernel/locale.ts';
import { type Guessing, guessableProblem, namesOf } from '#modules/accounts/domain/guessable.ts';
import type { StoredAccount } from '#modules/accounts/server/identity/account-store.ts';
import { refuseProblems } from '#modules/accounts/server/registration/refuse-problems.ts';
import { projectPath } from '#server/process/project-folder.ts';

let commonest: ReadonlySet<string> | undefined;

/** Whether a password, as it is compared, is one of the commonest; the list is read when it is first asked. */
export function isCommonPassword(plain: string): boolean {
  commonest ??= new Set(
    readFileSync(projectPath('database', 'seeds', 'passwords', 'commonest.txt'), 'utf8').split('\n'),
  );
  return plain !== '' && commonest.has(plain);
}

/** Refuses a new password that a guesser tries first. */
export function refuseGuessable(
  field: string,
  { password, locale, ...whose }: Omit<Guessing, 'isCommon'> & { password: string; locale: Locale },
): void {
  refuseProblems('body', [[field, guessableProblem(password, { ...whose, isCommon: isCommonPassword })]], locale);
}

/** What is known of whose password it is to be. */
export function whoseOf(account: StoredAccount | undefined): Omit<Guessing, 'isCommon'> {
  const names = namesOf({ ...account?.profile, ...account, company: account?.organisationName });
  return { names, isOfDemo: account?.demo };
}
