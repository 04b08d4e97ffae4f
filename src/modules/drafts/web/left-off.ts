import { subjectOfDraft } from '#modules/drafts/domain/draft-key.ts';
import { pathOfLine } from '#web/paths.ts';
import { pathOfSamples, pathOfSavedProduct } from '#web/saved-product-path.ts';
import { actedFor } from '#web/session/acting.ts';
import { hasAccount, listDrafts } from './draft-calls.ts';
import { allLocal } from './local-drafts.ts';

/** A draft one can go on with. */
export interface LeftOff {
  readonly key: string;
  /** What its product is called; its line as long as there is none. */
  readonly name: string;
  /** When it was changed, ms. */
  readonly at: number;
  readonly path: string;
}

/** The drafts of this browser and of the account, the last changed first; where the account does not answer, those of this browser. */
export async function draftsLeftOff(signal?: AbortSignal): Promise<readonly LeftOff[]> {
  const customer = actedFor()?.id;
  const here = allLocal()
    .filter(({ place }) => place.customer === customer)
    .map(({ draft: { note } }) => leftOff(note));
  const there = hasAccount() ? await listDrafts(signal).catch(() => []) : [];
  const kept = there.map((draft) => leftOff({ ...draft, at: Date.parse(draft.updatedAt ?? '') }));
  const all = [...kept, ...here].flatMap((one) => one ?? []).sort((a, b) => b.at - a.at);
  return all.filter((one, index) => all.findIndex(({ key }) => key === one.key) === index);
}

function leftOff({ key, name, at }: Pick<LeftOff, 'key' | 'name' | 'at'>): LeftOff | undefined {
  const subject = subjectOfDraft(key);
  if (subject === undefined || Number.isNaN(at)) return undefined;
  return { key, name: name === '' ? subject.category : name, at, path: pathOf(subject) };
}

function pathOf({ category, sample, savedLine }: NonNullable<ReturnType<typeof subjectOfDraft>>): string {
  if (savedLine !== undefined) return pathOfSavedProduct(category, savedLine);
  return sample === undefined ? pathOfLine(category) : pathOfSamples(category, sample);
}
