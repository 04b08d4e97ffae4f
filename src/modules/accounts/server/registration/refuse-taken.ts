import type { Locale } from '#kernel/locale.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { platformText } from '#server/server-texts.ts';
import { isTaken, takenIn, type UniqueKind } from './registration-store.ts';

/** Refuses a name, address or number that an account has already. */
export async function refuseTaken(db: Db, kind: UniqueKind, content: string, locale: Locale): Promise<void> {
  if (await isTaken(db, kind, content)) throw takenFailure(kind, locale);
}

/** Whoever loses the race for a name hears the same as who comes late. */
export function refusalOfTaken(error: unknown, locale: Locale): unknown {
  const kind = takenIn(error);
  return kind === undefined ? error : takenFailure(kind, locale);
}

function takenFailure(kind: UniqueKind, locale: Locale): Failure {
  return new Failure('register.taken', { what: platformText(locale, `taken.${kind}`) });
}
