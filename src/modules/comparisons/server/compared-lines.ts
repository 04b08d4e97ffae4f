import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import { findSavedLine, type SavedLine } from '#modules/cart/server/public.ts';
import type { ActiveRelease, Releases } from '#modules/catalogue/server/public.ts';
import type { FactContext, FactualProduct } from '#modules/comparisons/domain/facts-of-product.ts';
import { comparisonRefusal } from '#modules/configurator/domain/validation/comparable.ts';
import { contextOf, type FormRefusal, productOfKeptForm } from '#modules/configurator/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { failureOf } from './refusals.ts';

/** A saved line with the product it is, by the release it was configured with. */
export interface ComparedLine {
  readonly line: SavedLine;
  /** Of the release it names; null where that is not kept any more, and the one in force tells it. */
  readonly releaseVersion: string | null;
  readonly isInForce: boolean;
  /** Missing where it is no product by that release; then `refusal` says why. */
  readonly told?: ToldProduct;
  readonly refusal?: FormRefusal;
}

/** A product, and what it is told by. */
export interface ToldProduct {
  readonly product: FactualProduct;
  readonly context: FactContext;
  readonly picture: string | undefined;
}

interface Asking {
  readonly releases: Releases;
  readonly db: Db;
  readonly scope: Scope;
  readonly locale: Locale;
  /** Lets others have the thread: judging takes milliseconds each. */
  readonly giveWay: () => Promise<unknown>;
}

/**
 * The lines of a comparison in the order they are asked for, each once. One out of reach is as absent as one that does not exist,
 * and then nothing is said of the others; then they are held against the limits (spec 001 §5).
 */
export async function comparedLines(ids: readonly string[], asking: Asking): Promise<readonly ComparedLine[]> {
  const lines: SavedLine[] = [];
  for (const id of new Set(ids)) {
    const line = await findSavedLine(asking.db, asking.scope, id);
    if (line === undefined) throw new Failure('record.unknown');
    lines.push(line);
  }
  const refusal = comparisonRefusal(
    lines.map(({ category, form }) => ({ category, sampleSelectionFlag: flagOf(form) })),
  );
  if (refusal !== null) throw failureOf(refusal);
  const compared: ComparedLine[] = [];
  for (const line of lines) {
    compared.push(await comparedLine(line, asking));
    await asking.giveWay();
  }
  return compared;
}

function flagOf({ sampleSelectionFlag }: SavedLine['form']): 'Y' | 'N' {
  return sampleSelectionFlag === 'Y' ? 'Y' : 'N';
}

async function comparedLine(line: SavedLine, { releases, db, locale }: Asking): Promise<ComparedLine> {
  const inForce = releases.current(line.category);
  const own = await releases.byHash(db, line.form.releaseHash);
  const release = own ?? inForce;
  const known = { line, releaseVersion: own?.version ?? null, isInForce: own?.hash === inForce.hash };
  const judged = productOfKeptForm(line.form, release, locale);
  if (!judged.ok) return { ...known, refusal: judged.refusal };
  const { row, standing, config } = judged.value;
  const context = await factContext(release);
  const product: FactualProduct = {
    row,
    standing,
    config,
    parts: release.catalogue.partFigures?.(row) ?? {},
    quantity: line.quantity,
    customerName: line.customerName,
  };
  return { ...known, told: { product, context, picture: context.form.pictureOf(standing) } };
}

async function factContext(release: ActiveRelease): Promise<FactContext> {
  const { line } = contextOf(release);
  const { fields, steps } = release.product;
  return { fields, steps, line, form: await line.sheet() };
}
