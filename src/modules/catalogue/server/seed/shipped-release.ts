import { examinationOf } from '#modules/catalogue/domain/release-check/examine-release.ts';
import type { ReleaseFinding } from '#modules/catalogue/domain/release-check/release-finding.ts';
import { type ExaminedRow, examinedRow } from '#modules/catalogue/server/examined-row.ts';
import { hashOfRelease } from '#modules/catalogue/server/release/stored-release.ts';
import { findingText } from '#modules/catalogue/server/release-texts.ts';
import type { LineCatalogue, OfferedRows } from '#product/line-catalogue.ts';
import type { ComputedFiles } from '#server/computed-files.ts';
import { builtCatalogue, type StoredCatalogue } from './built-catalogue.ts';

type ShippedCatalogue = StoredCatalogue & { readonly origin: string };

/** The hash of the release that ships for a catalogue, where this program has made it before. */
export function shippedHash(computed: ComputedFiles | undefined, catalogueHash: string): string | undefined {
  // Under the digest of this program stands what it wrote there.
  return computed?.read(hashKey(catalogueHash)) as string | undefined;
}

/** The release that ships, as it is kept, where this program was built with it. */
export function shippedRow(computed: ComputedFiles | undefined, hash: string): ExaminedRow | undefined {
  const row = computed?.read(rowKey(hash)) as ExaminedRow | undefined;
  // What comes from a file are plain bytes.
  return row && { ...row, product: Buffer.from(row.product), engine: row.engine && Buffer.from(row.engine) };
}

/** Keeps a release with the program. */
export function keepShippedRow(computed: ComputedFiles, row: ExaminedRow): void {
  computed.keep(rowKey(row.hash), row);
}

/** Makes the release that ships for a catalogue, checked and compiled; what is not sound is refused with what is wrong. */
export async function examineShipped(
  line: LineCatalogue,
  catalogue: ShippedCatalogue,
  computed: ComputedFiles | undefined,
): Promise<ExaminedRow> {
  const built = await builtCatalogue(catalogue, computed);
  const release = built.release();
  const hash = hashOfRelease(catalogue.hash, release);
  computed?.keep(hashKey(catalogue.hash), hash);
  // What ships was checked against the catalogue it ships with, row by row, before it was built (npm run release).
  const offered = catalogue.origin === 'shipped' ? NOTHING_OFFERED : built.offered();
  const row = examinedRow(examinationOf(line, release, offered), { hash, catalogueHash: catalogue.hash });
  if (row.summary.findings.length > 0) throw new Error(refusalText(row.summary.findings));
  return row;
}

const NOTHING_OFFERED: OfferedRows = { variables: [], rows: [] };

const hashKey = (catalogueHash: string) => `shipped-${catalogueHash}`;
const rowKey = (hash: string) => `examined-${hash}`;

function refusalText(findings: readonly ReleaseFinding[]): string {
  return ['The shipped release is refused:', ...findings.map((found) => findingText(found, 'en'))].join('\n');
}
