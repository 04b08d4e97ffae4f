import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import { compileRelease } from '#modules/catalogue/domain/release-check/compile-release.ts';
import { examinationOf } from '#modules/catalogue/domain/release-check/examine-release.ts';
import type { ReleaseFinding } from '#modules/catalogue/domain/release-check/release-finding.ts';
import { examinedRow } from '#modules/catalogue/server/examined-row.ts';
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
import {
  hashOfRelease,
  openCompiled,
  packBytes,
  readEnvelope,
  unpackBytes,
} from '#modules/catalogue/server/release/stored-release.ts';
import { findingText } from '#modules/catalogue/server/release-texts.ts';
import type { LineCatalogue, OfferedRows } from '#product/line-catalogue.ts';
import type { Db } from '#server/database.ts';
import type { SeedTools } from '#server/module.ts';
import { builtCatalogue } from './built-catalogue.ts';
import { hashOfTexts, packTexts, shippedTexts } from './release-source.ts';

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
  await builtCatalogue({ family, hash, source: () => source }, computed);
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
  const key = `shipped-${catalogue.hash}`;
  if (active !== undefined && (active.chosen || active.hash === computed?.read(key))) {
    return renewEngine(db, line, active.hash);
  }
  const source = () => findSource(db, catalogue.hash);
  const built = await builtCatalogue({ ...catalogue, source }, computed);
  const release = built.release();
  const hash = hashOfRelease(catalogue.hash, release);
  computed?.keep(key, hash);
  if (active?.hash === hash) return renewEngine(db, line, hash);
  // What ships was checked against the catalogue it ships with, row by row, before it was built (npm run release).
  const offered = catalogue.origin === 'shipped' ? NOTHING_OFFERED : built.offered();
  const row = examinedRow(examinationOf(line, release, offered), { hash, catalogueHash: catalogue.hash });
  if (row.summary.findings.length > 0) throw new Error(refusalText(row.summary.findings));
  await keepRelease(db, { ...row, origin: 'shipped', version: dayOf(now), createdAt: now });
  await putInForce(db, { family, hash, chosen: false });
}

const NOTHING_OFFERED: OfferedRows = { variables: [], rows: [] };

/** A compiled engine this version of the program cannot read is compiled anew: search would answer, but more slowly. */
async function renewEngine(db: Db, { compileOrder }: LineCatalogue, hash: string): Promise<void> {
  const stored = await findStoredRelease(db, hash);
  if (!stored?.engine || openCompiled(unpackBytes(stored.engine)) !== undefined) return;
  const { model } = readEnvelope(unpackBytes(stored.product));
  const compiled = compileRelease(model, () => performance.now(), compileOrder);
  await replaceEngine(db, hash, compiled.ok ? packBytes(compiled.artifact) : null);
}

function refusalText(findings: readonly ReleaseFinding[]): string {
  return ['The shipped release is refused:', ...findings.map((found) => findingText(found, 'en'))].join('\n');
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
