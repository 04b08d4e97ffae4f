import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import { acceptedForm, type FormRefusal, productOfForm } from '#modules/configurator/server/product-of-form.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import type { SavedShape } from '#product/saved.ts';

/** Every so many products are named as well, which takes longer than to judge them. */
const NAMED = 10;

/** Where a walk came to, and what stands in every variable there. */
export interface WalkedProduct {
  readonly config: Configuration;
  readonly values: Values;
}

/** What is wrong with a product; with the code of its refusal where the server does not accept it. */
export interface Complaint {
  readonly code?: FormRefusal['code'];
  readonly says: string;
}

/** What is wrong with the product of a walk, saved as its line saves it; undefined where the server takes it as it is. */
export function complaintOfWalk(
  seed: number,
  { config, values }: WalkedProduct,
  saved: SavedShape,
  release: ActiveRelease,
): Complaint | undefined {
  const form = saved.write(config, values, { technicalVersion: 'en', releaseHash: release.hash });
  return complaintOf(seed, savedForm.parse(form), values, release);
}

/** The same of a form: it is refused, or something stands in it otherwise than the walk chose it. */
export function complaintOf(
  seed: number,
  form: SavedForm,
  values: Values,
  release: ActiveRelease,
): Complaint | undefined {
  const judged = (seed % NAMED === 0 ? productOfForm : acceptedForm)(form, release, 'en');
  if (!judged.ok) return { code: judged.refusal.code, says: `${seed}: ${JSON.stringify(judged.refusal)}` };
  const { standing } = judged.value;
  const other = Object.entries(values).filter(([id, code]) => standing[id] !== code);
  if (other.length === 0) return undefined;
  return { says: `${seed}: ${other.map(([id, code]) => `${id} ${code} ${standing[id]}`)}` };
}
