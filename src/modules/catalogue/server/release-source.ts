import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { CatalogueSource } from '#lines/jrt/source/catalogue-source.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { parseSourceFile } from './read-seeds.ts';

/** The files of a catalogue release, by their part in it. */
const FILES = {
  gearUnits: 'gear_units.csv',
  ratios: 'ratios.csv',
  motors: 'motors.csv',
  inputAdapters: 'input_adapters.csv',
  dutyTypes: 'duty_types.csv',
} as const satisfies Record<keyof CatalogueSource, string>;

/** The texts of the files, as they were imported. */
export type ReleaseTexts = Readonly<Record<keyof CatalogueSource, string>>;

/** The texts of the reference data the product ships. */
export function shippedTexts(): ReleaseTexts {
  return mapFiles((file) => readFileSync(join(projectPath('database', 'seeds', 'reference'), file), 'utf8'));
}

/** The records of a release's texts. */
export function parseTexts(texts: ReleaseTexts): CatalogueSource {
  return mapFiles((file, part) => parseSourceFile(file, texts[part]));
}

/** The hash a release is known by: of the content of its files. */
export function hashOfTexts(texts: ReleaseTexts): string {
  const hash = createHash('sha256');
  mapFiles((file, part) => hash.update(`${file}\n${texts[part]}\n`));
  return hash.digest('hex').slice(0, 32);
}

/** The texts as the database keeps them. */
export function packTexts(texts: ReleaseTexts): Buffer {
  return gzipSync(JSON.stringify(texts), { level: 9 });
}

/** The texts the database kept. */
export function unpackTexts(packed: Buffer): ReleaseTexts {
  const found: Record<string, unknown> = JSON.parse(gunzipSync(packed).toString('utf8'));
  return mapFiles((_, part) => String(found[part]));
}

function mapFiles<Value>(
  value: (file: string, part: keyof CatalogueSource) => Value,
): Record<keyof CatalogueSource, Value> {
  return {
    gearUnits: value(FILES.gearUnits, 'gearUnits'),
    ratios: value(FILES.ratios, 'ratios'),
    motors: value(FILES.motors, 'motors'),
    inputAdapters: value(FILES.inputAdapters, 'inputAdapters'),
    dutyTypes: value(FILES.dutyTypes, 'dutyTypes'),
  };
}
