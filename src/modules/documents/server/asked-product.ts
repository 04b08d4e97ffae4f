import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import { findSavedProduct, isSameForm } from '#modules/cart/server/public.ts';
import type { ActiveRelease, Releases } from '#modules/catalogue/server/public.ts';
import { formIn, type SavedForm } from '#modules/configurator/contract.ts';
import { productOfForm, productOfKeptForm, type ValidatedProduct } from '#modules/configurator/server/public.ts';
import type { documentRoutes } from '#modules/documents/contract.ts';
import type { SheetOrder } from '#modules/documents/domain/sheet-of-product.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';

type ProductConfig = z.output<typeof documentRoutes.downloadTechnicalDocuments.body>[number]['productConfig'];
export type FormToPrint = z.output<typeof documentRoutes.dataSheet.body>['form'];

/** A configuration to print, and by which release and how it is judged. */
export interface AskedProduct {
  readonly form: SavedForm;
  readonly release: ActiveRelease;
  readonly judge: typeof productOfForm;
  /** Whose it is and how often: of a saved one as it is saved, of any other as it is sent. */
  readonly order: Pick<SheetOrder, 'customerName' | 'quantity'>;
  /** Set where nothing is printed that a person wrote beside the choices: remark, wishes, why a drive below its demand is taken. */
  readonly isWithoutWords?: true;
  /** The saved line it is, as it stands now; left out where it is none. */
  readonly saved?: { readonly id: string; readonly version: number };
}

interface Sources {
  readonly releases: Releases;
  readonly db: Db;
  readonly scope: Scope;
}

/** A saved line within reach by its id, or the form itself; a form that names a line within reach and says the same is that line. */
export async function askedProduct(config: ProductConfig, sources: Sources): Promise<AskedProduct> {
  const { id } = config;
  const line = id === undefined ? undefined : await askedLine(id, sources);
  if (!('basicTypeId' in config)) {
    if (line === undefined) throw new Failure('record.unknown');
    return line;
  }
  return line && isSameForm(formIn(config), line.form) ? line : askedForm(config, sources);
}

async function askedLine(id: string, { releases, db, scope }: Sources): Promise<AskedProduct | undefined> {
  const found = await findSavedProduct(db, scope, id);
  if (found === undefined) return undefined;
  const { form, version, ...order } = found;
  // A line from before releases were stored is judged by the one in force.
  const release = (await releases.byHash(db, form.releaseHash)) ?? releases.current(form.category);
  return { form, release, judge: productOfKeptForm, order, saved: { id, version } };
}

/** A configuration that is not saved. What the client says of the product counts for nothing; whose it is and how often stands on paper alone. */
export async function askedForm(config: FormToPrint, { releases, db }: Omit<Sources, 'scope'>): Promise<AskedProduct> {
  const { customerName, quantity } = config;
  const form = formIn(config);
  const release = await releases.byHash(db, form.releaseHash);
  if (release === undefined) throw new Failure('release.outdated');
  return { form, release, judge: productOfForm, order: { customerName, quantity } };
}

/** The product that is printed; refused where the form is none. */
export function judgedProduct({ form, release, judge }: AskedProduct, locale: Locale): ValidatedProduct {
  const verdict = judge(form, release, locale);
  if (!verdict.ok) throw new Failure(verdict.refusal.code, verdict.refusal.params);
  return verdict.value;
}
