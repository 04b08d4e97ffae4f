import type { SavedForm } from '#modules/configurator/contract.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { contextOf } from './context-of.ts';
import type { Judging } from './validate-form.ts';

/** What the type code of a form that is not complete says so far; empty where its release or its row is not known. */
export async function typeCodeSoFar(form: SavedForm, { releases, db }: Judging): Promise<string> {
  const release = await releases.byHash(db, form.releaseHash);
  if (release === undefined) return '';
  const context = contextOf(release);
  const { saved } = context.line;
  const row = release.index.find(form.basicTypeId, saved.loadOf(form));
  return (row && writeTypeCode(saved.read(form, row), context, 'so-far')) ?? '';
}
