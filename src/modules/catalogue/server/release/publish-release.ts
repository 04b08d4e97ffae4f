import { granted, type Result, refused } from '#kernel/result.ts';
import { catalogueOf } from '#lines/catalogues.ts';
import type { Actor } from '#modules/accounts/domain/actor.ts';
import type { ReleaseFinding } from '#modules/catalogue/domain/release-check/release-finding.ts';
import { examineAside } from '#modules/catalogue/server/examine-aside.ts';
import { rowOfExamined } from '#modules/catalogue/server/examined-row.ts';
import type { ProductRelease } from '#product/release.ts';
import type { Db } from '#server/database.ts';
import { chooseRelease } from './choose-release.ts';
import { keepRelease } from './release-store.ts';
import type { Releases } from './releases.ts';
import { hashOfRelease } from './stored-release.ts';

/** Who publishes what, when. */
export interface Publication {
  readonly release: ProductRelease;
  readonly actor: Actor;
  readonly newId: () => string;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Checks and compiles a release for the catalogue in force, keeps it, and puts it in force; answers its hash. One that is
 * not sound is refused with what was found, and nothing has changed.
 */
export async function publishRelease(
  db: Db,
  releases: Releases,
  { release, ...publication }: Publication,
): Promise<Result<string, readonly ReleaseFinding[]>> {
  const { catalogueHash, catalogue } = releases.current(release.family);
  const { kindVariable } = catalogueOf(release.family);
  const examination = { release, offered: catalogue.offered(), kindVariable };
  const examined = await examineAside(examination);
  if (examined.dossier.findings.length > 0) return refused(examined.dossier.findings);
  const hash = hashOfRelease(catalogueHash, release);
  const row = rowOfExamined(examination, { hash, catalogueHash }, examined);
  await db.transaction(async (tx) => {
    const { actor, now } = publication;
    const version = now.toISOString().slice(0, 10);
    await keepRelease(tx, { ...row, origin: 'published', version, createdAt: now, createdBy: actor.id });
    await chooseRelease(tx, { ...publication, family: release.family, hash, action: 'release.published' });
  });
  await releases.refresh(db);
  return granted(hash);
}
