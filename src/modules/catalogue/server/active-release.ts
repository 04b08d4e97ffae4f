import { createHash } from 'node:crypto';
import { type Engine, openModel } from '#engine/public.ts';
import { buildCatalogue } from '#modules/catalogue/domain/build-catalogue.ts';
import type { CatalogueTable } from '#modules/catalogue/domain/catalogue-table.ts';
import { checkSource } from '#modules/catalogue/domain/check-source.ts';
import { engineFacts } from '#modules/catalogue/domain/engine-facts.ts';
import type { FieldDef } from '#modules/catalogue/domain/jrt/field-def.ts';
import { buildJrtRelease, type ProductRelease } from '#modules/catalogue/domain/jrt/release.ts';
import type { Db } from '#server/database.ts';
import { type PreparedAnswer, prepareAnswer } from '#server/serve-prepared.ts';
import { describeProblem } from './describe-problem.ts';
import { parseTexts, unpackTexts } from './release-source.ts';
import { findActiveRelease, type ReleaseRow } from './release-store.ts';

/** Everything that answers questions about one product family, built once per release and kept in memory. */
export interface ActiveRelease {
  /** Of all that the browser loads: a saved line names it. */
  readonly hash: string;
  readonly version: string;
  readonly table: CatalogueTable;
  readonly product: ProductRelease;
  readonly fields: ReadonlyMap<string, FieldDef>;
  readonly engine: Engine;
  /** The product release in its envelope, ready to be sent. */
  readonly prepared: PreparedAnswer;
}

/** Builds the release in force from what the database keeps. */
export async function loadActiveRelease(db: Db): Promise<ActiveRelease> {
  const row = await findActiveRelease(db, 'JRT');
  if (row === undefined) throw new Error('No catalogue release is in force; the data were not prepared.');
  return buildActiveRelease(row);
}

function buildActiveRelease(row: ReleaseRow): ActiveRelease {
  const checked = checkSource(parseTexts(unpackTexts(row.source)));
  if (!checked.ok) throw new Error(`Release ${row.hash}: ${checked.refusal.map(describeProblem).join('\n')}`);
  const table = buildCatalogue(checked.value);
  const product = buildJrtRelease(engineFacts(table));
  const text = JSON.stringify(product);
  return {
    hash: createHash('sha256').update(row.hash).update(text).digest('hex').slice(0, 32),
    version: row.version,
    table,
    product,
    fields: new Map(product.fields.map((field) => [field.id, field])),
    engine: openModel(product.model),
    prepared: prepareAnswer(`{"code":0,"result":${text},"description":""}`),
  };
}
