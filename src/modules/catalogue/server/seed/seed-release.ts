import { canOpen } from '#engine/runtime.ts';
import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import { compileRelease } from '#modules/catalogue/domain/release-check/compile-release.ts';
import {
  activateCatalogue,
  findActiveCatalogue,
  findInForce,
  findSource,
  findStoredRelease,
  keepRelease,
  putInForce,
  replaceEngine,
} from '#modules/catalogue/server/release/release-store.ts';
import { packBytes, readEnvelope, unpackBytes } from '#modules/catalogue/server/release/stored-release.ts';
import type { LineCatalogue } from '#product/line-catalogue.ts';
import type { Db } from '#server/database.ts';
import type { SeedTools } from '#server/module.ts';
import { builtCatalogue } from './built-catalogue.ts';
import { hashOfTexts, packTexts, shippedTexts } from './release-source.ts';
import { examineShipped, shippedHash, shippedRow } from './shipped-release.ts';

/**
 * Puts the shipped reference data of every line in force where nothing is, or where an older shipped catalogue is: what a
 * manufacturer imported stays. Data that break physics stop the start with their file and line.
 */
export async function seedCatalogue(db: Db, tools: Tools): Promise<void> {
  for (const line of LINE_CATALOGUES) await seedCatalogueOf(db, line, tools);
}

type Tools = Pick<SeedTools, 'now' | 'computed'>;

async function seedCatalogueOf(db: Db, line: LineCatalogue, { now, computed }: Tools): Promise<void> {
  const family = line.line;
  const texts = shippedTexts(line);
  const hash = hashOfTexts(texts, line);
  const active = await findActiveCatalogue(db, family);
  if (active?.hash === hash || active?.origin === 'imported') return;
  const source = packTexts(texts);
  // What a release was made of once has been checked.
  if (shippedHash(computed, hash) === undefined) await builtCatalogue({ family, hash, source: () => source }, computed);
  await activateCatalogue(db, { hash, family, version: dayOf(now), origin: 'shipped', source, createdAt: now });
}

/**
 * Puts the shipped rules of every line for its catalogue in force unless a person chose another release: checked and
 * compiled once, then found under their hash. Rules that are not sound stop the start with what is wrong.
 */
export async function seedProductRelease(db: Db, tools: Tools): Promise<void> {
  for (const line of LINE_CATALOGUES) await seedReleaseOf(db, line, tools);
}

async function seedReleaseOf(db: Db, line: LineCatalogue, { now, computed }: Tools): Promise<void> {
  const family = line.line;
  const [catalogue, active] = [await findActiveCatalogue(db, family), await findInForce(db, family)];
  if (catalogue === undefined) throw new Error(`No catalogue of ${family} is in force; it is seeded first.`);
  const { hash: catalogueHash } = catalogue;
  const hash = shippedHash(computed, catalogueHash);
  if (active !== undefined && (active.chosen || active.hash === hash)) return renewEngine(db, line, active.hash);
  const known = hash === undefined ? undefined : shippedRow(computed, hash);
  const row =
    known ?? (await examineShipped(line, { ...catalogue, source: () => findSource(db, catalogueHash) }, computed));
  if (active?.hash === row.hash) return renewEngine(db, line, row.hash);
  await keepRelease(db, { ...row, origin: 'shipped', version: dayOf(now), createdAt: now });
  await putInForce(db, { family, hash: row.hash, chosen: false });
}

/** A compiled engine this version of the program cannot read is compiled anew: search would answer, but more slowly. */
async function renewEngine(db: Db, { compileOrder }: LineCatalogue, hash: string): Promise<void> {
  const stored = await findStoredRelease(db, hash);
  if (!stored?.engine || canOpen(unpackBytes(stored.engine))) return;
  const { model } = readEnvelope(unpackBytes(stored.product));
  const compiled = compileRelease(model, () => performance.now(), compileOrder);
  await replaceEngine(db, hash, compiled.ok ? packBytes(compiled.artifact) : null);
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
