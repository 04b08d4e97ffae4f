import { engineFacts } from '#lines/jrt/facts/engine-facts.ts';
import { buildJrtRelease } from '#lines/jrt/release.ts';
import { compileRelease } from '#modules/catalogue/domain/release-check/compile-release.ts';
import type { ReleaseFinding } from '#modules/catalogue/domain/release-check/release-finding.ts';
import type { Db } from '#server/database.ts';
import { builtCatalogue } from './built-catalogue.ts';
import { examinedRow } from './examined-row.ts';
import { hashOfTexts, packTexts, shippedTexts } from './release-source.ts';
import {
  activateCatalogue,
  findActiveCatalogue,
  findInForce,
  findStoredRelease,
  keepRelease,
  putInForce,
  replaceEngine,
} from './release-store.ts';
import { findingText } from './release-texts.ts';
import { hashOfRelease, isReadable, packBytes, preparePacked, readEnvelope } from './stored-release.ts';

/**
 * Puts the shipped reference data in force where nothing is, or where an older shipped catalogue is: what a manufacturer
 * imported stays. Data that break physics stop the start with their file and line.
 */
export async function seedCatalogue(db: Db, { now }: { now: Date }): Promise<void> {
  const texts = shippedTexts();
  const hash = hashOfTexts(texts);
  const active = await findActiveCatalogue(db, 'JRT');
  if (active?.hash === hash || active?.origin === 'imported') return;
  const source = packTexts(texts);
  builtCatalogue({ hash, source });
  await activateCatalogue(db, { hash, family: 'JRT', version: dayOf(now), origin: 'shipped', source, createdAt: now });
}

/**
 * Puts the shipped rules for the catalogue in force unless a person chose another release: checked and compiled once, then
 * found under their hash. Rules that are not sound stop the start with what is wrong.
 */
export async function seedProductRelease(db: Db, { now }: { now: Date }): Promise<void> {
  const [catalogue, active] = [await findActiveCatalogue(db, 'JRT'), await findInForce(db, 'JRT')];
  if (catalogue === undefined) throw new Error('No catalogue is in force; it is seeded first.');
  const facts = engineFacts(builtCatalogue(catalogue));
  const release = buildJrtRelease(facts);
  const hash = hashOfRelease(catalogue.hash, release);
  if (active?.chosen || active?.hash === hash) return renewEngine(db, active.hash);
  // What ships was checked against the catalogue it ships with, row by row, before it was built (npm run release).
  const rows = catalogue.origin === 'shipped' ? [] : facts.rows;
  const row = examinedRow({ release, rows }, { hash, catalogueHash: catalogue.hash });
  if (row.dossier.findings.length > 0) throw new Error(refusalText(row.dossier.findings));
  await keepRelease(db, { ...row, origin: 'shipped', version: dayOf(now), createdAt: now });
  await putInForce(db, { family: 'JRT', hash, chosen: false });
}

/** A compiled engine this version of the program cannot read is compiled anew: search would answer, but more slowly. */
async function renewEngine(db: Db, hash: string): Promise<void> {
  const stored = await findStoredRelease(db, 'JRT', hash);
  if (!stored?.product.engine || isReadable(preparePacked(stored.product.engine).plain)) return;
  const { model } = readEnvelope(preparePacked(stored.product.product).plain);
  const compiled = compileRelease(model, () => performance.now());
  await replaceEngine(db, hash, compiled.ok ? packBytes(compiled.artifact) : null);
}

function refusalText(findings: readonly ReleaseFinding[]): string {
  return ['The shipped release is refused:', ...findings.map((found) => findingText(found, 'en'))].join('\n');
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
