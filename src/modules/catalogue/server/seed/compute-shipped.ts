import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import { possibleRowsOf } from '#modules/catalogue/server/look-ups/possible-rows-of.ts';
import { openReleaseOf } from '#modules/catalogue/server/release/active-release.ts';
import { checkSamples } from '#modules/catalogue/server/samples/samples-of.ts';
import type { LineCatalogue } from '#product/line-catalogue.ts';
import type { ComputedFiles } from '#server/computed-files.ts';
import { hashOfTexts, packTexts, shippedTexts } from './release-source.ts';
import { examineShipped, keepShippedRow } from './shipped-release.ts';

/** Computes all that follows from the reference data of every line: a portal built with it starts without. */
export async function computeShipped(computed: ComputedFiles): Promise<void> {
  for (const line of LINE_CATALOGUES) await computeLine(line, computed);
}

async function computeLine(line: LineCatalogue, computed: ComputedFiles): Promise<void> {
  const texts = shippedTexts(line);
  const source = () => packTexts(texts);
  const catalogue = { family: line.line, hash: hashOfTexts(texts, line), origin: 'shipped', source };
  const row = await examineShipped(line, catalogue, computed);
  keepShippedRow(computed, row);
  const release = await openReleaseOf({ ...row, version: '' }, source, computed);
  possibleRowsOf(release);
  checkSamples(release);
}
