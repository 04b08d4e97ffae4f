import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import { type ReleaseCheck, releaseCheckOf, verifierOf } from '#modules/cart/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { takenOver } from '#modules/shares/contract.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { failureText } from '#server/server-texts.ts';
import { formToTakeOver } from './shared-form.ts';

type TakenOver = z.output<typeof takenOver>;

/** Says what may be saved of a form that was kept, by the release in force, and what differs by it. */
export async function takeOverOf(
  portal: Portal,
): Promise<(form: SavedForm, locale: Locale, db: Db) => Promise<TakenOver>> {
  const checkRelease = await releaseCheckOf(portal);
  const verify = verifierOf(portal);
  return async (form, locale, db) => {
    const check = await checkRelease(form, locale, db);
    const own = ownForm(form, check);
    const judged = own && (await verify(own, locale, db));
    // What stands by the special wishes of whoever shared it, which are not told, is to be asked for anew.
    const refusal = check.refusal ?? (judged && !judged.ok ? judged.refusal : null);
    return {
      state: refusal && check.state === 'valid' ? 'changed' : check.state,
      reason: refusal && failureText(new Failure(refusal.code, refusal.params), locale, portal.modules),
      differences: [...check.differences],
      form: own,
    };
  };
}

/** What may be saved of a form: by the release in force, and without words that nobody said. */
function ownForm(form: SavedForm, { state, next }: ReleaseCheck): SavedForm | null {
  return state === 'invalid' ? null : formToTakeOver(next?.form ?? form);
}
