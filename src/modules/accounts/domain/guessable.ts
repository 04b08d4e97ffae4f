import type { Problem } from './problems.ts';

/** Of a password of the own name so many letters and digits may be other ones before it counts as another password. */
const BESIDE_NAME = 3;
const SHORTEST_NAME = 3;

/** A password as guessers vary it: its letters and digits, without case. */
export function plainPassword(password: string): string {
  return password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a password is what a guesser tries first: one of the commonest, or the own user name or mail address with little beside it. */
export function guessableProblem(
  password: string,
  { names, isCommon }: { names: readonly (string | null)[]; isCommon: (plain: string) => boolean },
): Problem | undefined {
  const plain = plainPassword(password);
  if (isCommon(plain)) return 'password-common';
  return names.some((name) => name !== null && isMostly(plain, name)) ? 'password-own' : undefined;
}

/** Of a mail address what stands before the @ counts. */
function isMostly(plain: string, name: string): boolean {
  const own = plainPassword(name.split('@')[0] ?? '');
  return own.length >= SHORTEST_NAME && plain.includes(own) && plain.length - own.length <= BESIDE_NAME;
}
