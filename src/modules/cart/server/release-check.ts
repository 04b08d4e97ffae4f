import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Locale } from '#kernel/locale.ts';
import type { ReleaseState } from '#modules/cart/domain/release-state.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { differencesOfForms, type FormDifference } from '#modules/configurator/server/public.ts';
import type { Db } from '#server/database.ts';
import type { FailureCode } from '#server/failures.ts';
import type { CartParts, VerifiedForm } from './verify-form.ts';

/** How a form stands to the release in force of its line. */
export interface ReleaseCheck {
  readonly state: ReleaseState;
  /** Why it is no product of it. */
  readonly refusal: { readonly code: FailureCode; readonly params: Readonly<Record<string, string>> } | null;
  readonly from: string;
  readonly to: string;
  readonly differences: readonly FormDifference[];
  /** The product it is by the release in force; null where it is none, or is that already. */
  readonly next: VerifiedForm | null;
}

interface Checking extends Pick<CartParts, 'verify'> {
  readonly releases: Releases;
}

/** A form says the same for ever, and so does a release. */
const checked = new LRUCache<string, ReleaseCheck>({ max: 2000 });

/** Judges forms by the release in force; one that was made with it is what it was. */
export function releaseChecker({ releases, verify }: Checking): CartParts['checkRelease'] {
  return async (form, locale, db) => {
    const { hash: to } = releases.current(form.category);
    const same = { state: 'valid', refusal: null, from: form.releaseHash, to, differences: [], next: null } as const;
    if (form.releaseHash === to) return same;
    const key = createHash('sha256')
      .update(`${locale} ${to} ${JSON.stringify(form)}`)
      .digest('base64');
    const known = checked.get(key);
    if (known) return known;
    const check = await judge(form, locale, db);
    checked.set(key, check);
    return check;
  };

  async function judge(form: SavedForm, locale: Locale, db: Db): Promise<ReleaseCheck> {
    const current = releases.current(form.category);
    const [from, to] = [form.releaseHash, current.hash];
    const judged = await verify({ ...form, releaseHash: to }, locale, db);
    if (!judged.ok) return { state: 'invalid', refusal: judged.refusal, from, to, differences: [], next: null };
    const former = await releases.byHash(db, from);
    const differences = differencesOfForms(
      { form, release: former },
      { form: judged.value.form, release: current },
      locale,
    );
    const state = differences.length === 0 ? 'valid' : 'changed';
    return { state, refusal: null, from, to, differences, next: judged.value };
  }
}
