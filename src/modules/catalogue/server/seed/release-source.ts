import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { LineCatalogue } from '#product/line-catalogue.ts';
import type { LineSource } from '#product/source.ts';
import { parseSourceFile, seedFolder } from './read-seeds.ts';

/** The texts of a line's files as they were imported, by their part in its catalogue. */
export type ReleaseTexts = Readonly<Record<string, string>>;

type Files = Pick<LineCatalogue, 'files'>;

/** The texts of the reference data a line ships with. */
export function shippedTexts({ files, folder }: Pick<LineCatalogue, 'files' | 'folder'>): ReleaseTexts {
  return mapFiles(files, (file) => readFileSync(join(seedFolder(folder), file), 'utf8'));
}

/** The records of a release's texts. */
export function parseTexts(texts: ReleaseTexts, { files }: Files): LineSource {
  return mapFiles(files, (file, part) => parseSourceFile(file, texts[part] ?? ''));
}

/** The hash a catalogue is known by: of the content of its files. */
export function hashOfTexts(texts: ReleaseTexts, { files, hashPrefix }: Pick<LineCatalogue, 'files' | 'hashPrefix'>) {
  const hash = createHash('sha256').update(hashPrefix);
  mapFiles(files, (file, part) => hash.update(`${file}\n${texts[part]}\n`));
  return hash.digest('hex').slice(0, 32);
}

/** The texts as the database keeps them. */
export function packTexts(texts: ReleaseTexts): Buffer {
  return gzipSync(JSON.stringify(texts), { level: 9 });
}

/** The texts the database kept. */
export function unpackTexts(packed: Buffer, { files }: Files): ReleaseTexts {
  const found: Record<string, unknown> = JSON.parse(gunzipSync(packed).toString('utf8'));
  return mapFiles(files, (_, part) => String(found[part]));
}

function mapFiles<Value>(
  files: LineCatalogue['files'],
  value: (file: string, part: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(files).map(([part, file]) => [part, value(file, part)]));
}
