import { granted, type Result, refused } from '#kernel/result.ts';
import { catalogueOf } from '#lines/catalogues.ts';
import { examinationOf } from '#modules/catalogue/domain/release-check/examine-release.ts';
import type { ReleaseFinding } from '#modules/catalogue/domain/release-check/release-finding.ts';
import { examineInWorker } from '#modules/catalogue/server/examine-in-worker.ts';
import { rowOfExamined } from '#modules/catalogue/server/examined-row.ts';
import type { ProductRelease } from '#product/release.ts';
import type { Releases } from './releases.ts';
import { hashOfRelease } from './stored-release.ts';

/** Checks and compiles a release for the catalogue in force; answers what is to be kept of it. One that is not sound is refused with what was found. */
export async function examineForPublication(
  releases: Releases,
  release: ProductRelease,
): Promise<Result<ReturnType<typeof rowOfExamined>, readonly ReleaseFinding[]>> {
  const { catalogueHash, catalogue } = releases.current(release.family);
  const examination = examinationOf(catalogueOf(release.family), release, catalogue.offered());
  const examined = await examineInWorker(examination);
  if (examined.summary.findings.length > 0) return refused(examined.summary.findings);
  const hash = hashOfRelease(catalogueHash, release);
  return granted(rowOfExamined(examination, { hash, catalogueHash }, examined));
}
