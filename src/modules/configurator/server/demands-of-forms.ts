import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { type reserveAnswer, type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import { contextOf } from './context-of.ts';
import { demandDto } from './demand-answer.ts';
import type { Judging } from './validate-form.ts';

type DemandDto = z.input<typeof reserveAnswer> | null;

/** A form never changes what it says, nor does its release: who looks through a list again waits for no release. */
const told = new LRUCache<string, { readonly demand: DemandDto }>({ max: 5000 });

/**
 * How the drives of kept forms stand to their demand, by the release each was configured with; nothing is said of what is no
 * form any more, or has lost its row. Each release is opened once.
 */
export async function demandsOfForms(forms: readonly unknown[], judging: Judging): Promise<readonly DemandDto[]> {
  const demands = new Map<number, DemandDto>();
  const read = forms.flatMap((form, place) => {
    const { success, data } = savedForm.safeParse(form);
    return success ? [{ place, form: data }] : [];
  });
  for (const { place, form } of read.toSorted((one, other) =>
    one.form.releaseHash < other.form.releaseHash ? -1 : 1,
  )) {
    demands.set(place, await demandOfForm(form, judging));
  }
  return forms.map((_, place) => demands.get(place) ?? null);
}

async function demandOfForm(form: SavedForm, { releases, db, locale }: Judging): Promise<DemandDto> {
  const key = createHash('sha256')
    .update(`${locale} ${JSON.stringify(form)}`)
    .digest('base64');
  const known = told.get(key);
  if (known) return known.demand;
  const release = await releases.byHash(db, form.releaseHash);
  // A line from before releases were kept is judged by the one in force, which is another one some day.
  if (release === undefined) return demandBy(releases.current(form.category), form, locale);
  const demand = demandBy(release, form, locale);
  told.set(key, { demand });
  return demand;
}

function demandBy(release: ActiveRelease, form: SavedForm, locale: Judging['locale']): DemandDto {
  const { line } = contextOf(release);
  const row = release.index.find(form.basicTypeId, line.saved.loadOf(form));
  return row === undefined ? null : demandDto(line.saved.read(form, row), line.rows, locale);
}
