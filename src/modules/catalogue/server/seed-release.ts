import { checkSource } from '#modules/catalogue/domain/check-source.ts';
import type { Db } from '#server/database.ts';
import { describeProblem } from './describe-problem.ts';
import { hashOfTexts, packTexts, parseTexts, shippedTexts } from './release-source.ts';
import { activateRelease, findActiveRelease } from './release-store.ts';

/**
 * Puts the shipped reference data in force where nothing is, or where an older shipped release is: what a manufacturer
 * imported stays. Data that break physics stop the start with their file and line.
 */
export async function seedCatalogueRelease(db: Db, { now }: { now: Date }): Promise<void> {
  const texts = shippedTexts();
  const hash = hashOfTexts(texts);
  const active = await findActiveRelease(db, 'JRT');
  if (active?.hash === hash || active?.origin === 'imported') return;
  const checked = checkSource(parseTexts(texts));
  if (!checked.ok) throw new Error(`Reference data refused:\n${checked.refusal.map(describeProblem).join('\n')}`);
  await activateRelease(db, {
    hash,
    family: 'JRT',
    version: now.toISOString().slice(0, 10),
    origin: 'shipped',
    source: packTexts(texts),
    createdAt: now,
  });
}
