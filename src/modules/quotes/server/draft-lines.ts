import { isUuid } from '#kernel/ids.ts';
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import { findSavedLine, releaseCheckOf, type SavedLine } from '#modules/cart/server/public.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { drivesOfForms } from '#modules/configurator/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { type QuoteLineRow, writeLine } from './quote-store.ts';
import { quoteLines } from './quote-tables.ts';

/** So many lines a quote has at most. */
export const MOST_LINES = 200;

/** The saved configurations of these ids, each once, in their order; refused where one is out of reach, or they are of several customers. */
export async function configurationsFor(
  db: Db,
  scope: Scope,
  ids: readonly string[],
): Promise<readonly [SavedLine, ...SavedLine[]]> {
  const found: SavedLine[] = [];
  for (const id of new Set(ids.filter(isUuid))) {
    const line = await findSavedLine(db, scope, id);
    if (line !== undefined) found.push(line);
  }
  const [first, ...others] = found;
  if (first === undefined || found.length < new Set(ids).size) throw new Failure('record.unknown');
  if (others.some(({ organisationId }) => organisationId !== first.organisationId)) throw new Failure('quote.mixed');
  return [first, ...others];
}

/** Writes configurations into a quote as its lines, numbered from one on; answers the last number. */
export async function addLines(
  portal: Portal,
  tx: Db,
  quote: { readonly id: string; readonly organisationId: string; readonly lastLine: number },
  configurations: readonly SavedLine[],
  worked: WorkedCodes = new Map(),
): Promise<number> {
  const codes = await workedCodes(portal, tx, configurations, worked);
  const rows = configurations.map((line, at) => ({
    quoteId: quote.id,
    lineNo: quote.lastLine + at + 1,
    organisationId: quote.organisationId,
    configurationId: line.id,
    form: line.form,
    productName: line.productName,
    typeCode: line.typeCode,
    fullTypeCode: codes.get(keyOf(line)) ?? '',
    releaseHash: line.releaseHash,
    quantity: line.quantity,
    customerPartNo: line.itemNumber,
    note: line.note,
  }));
  if (rows.length > 0) await tx.insert(quoteLines).values(rows);
  return quote.lastLine + rows.length;
}

/** Full type codes by the very forms they were worked out of. */
export type WorkedCodes = ReadonlyMap<string, string>;

/**
 * The full type codes of configurations, beside those that are known: working them out takes long, and is done before the transaction that
 * needs them, which keeps others waiting; in it only of what was saved over meanwhile.
 */
export async function workedCodes(
  portal: Portal,
  db: Db,
  configurations: readonly SavedLine[],
  known: WorkedCodes = new Map(),
): Promise<WorkedCodes> {
  const unknown = configurations.filter((line) => !known.has(keyOf(line)));
  const codes = unknown.length === 0 ? [] : await fullTypeCodes(portal, db, unknown);
  return new Map([...known, ...unknown.map((line, at) => [keyOf(line), codes[at] ?? ''] as const)]);
}

function keyOf({ form }: Pick<SavedLine, 'form'>): string {
  return JSON.stringify(form);
}

/** Judges the lines by the releases in force and writes what the same product is by them; refused where one is another or none. */
export async function renewLines(
  portal: Portal,
  tx: Db,
  lines: readonly QuoteLineRow[],
  locale: Locale,
): Promise<QuoteLineRow[]> {
  const check = await releaseCheckOf(portal);
  const renewed: QuoteLineRow[] = [];
  for (const line of lines) {
    const { state, next } = await check(line.form, locale, tx);
    if (state !== 'valid') throw new Failure('quote.line-invalid', { line: line.lineNo });
    const product = next && (await contentOf(portal, tx, next));
    if (product) await writeLine(tx, line, product);
    renewed.push({ ...line, ...product });
  }
  return renewed;
}

/** The forms of lines as they are by the releases in force; one that is no product any more stays as it was. */
export async function rejudged(
  portal: Portal,
  db: Db,
  lines: readonly QuoteLineRow[],
  locale: Locale,
): Promise<QuoteLineRow[]> {
  const check = await releaseCheckOf(portal);
  return Promise.all(
    lines.map(async (line) => {
      const { next } = await check(line.form, locale, db);
      return { ...line, ...(next && (await contentOf(portal, db, next))) };
    }),
  );
}

async function contentOf(
  portal: Portal,
  db: Db,
  product: Pick<QuoteLineRow, 'form' | 'productName' | 'typeCode'>,
): Promise<Pick<QuoteLineRow, 'form' | 'productName' | 'typeCode' | 'fullTypeCode' | 'releaseHash'>> {
  const { form, productName, typeCode } = product;
  const [fullTypeCode = ''] = await fullTypeCodes(portal, db, [product]);
  return { form, productName, typeCode, fullTypeCode, releaseHash: form.releaseHash };
}

/** The codes that name products with all that differs from standard: what is bought is what they say, also years later. */
async function fullTypeCodes(
  portal: Portal,
  db: Db,
  products: readonly Pick<QuoteLineRow, 'form'>[],
): Promise<readonly string[]> {
  const judging = { releases: releasesOf(portal), db, locale: DEFAULT_LOCALE };
  const drives = await drivesOfForms(
    products.map(({ form }) => form),
    judging,
  );
  return drives.map(({ fullTypeCode }) => fullTypeCode);
}
