import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Info, parse } from 'csv-parse/sync';
import type { CatalogueSource, SourceFile } from '#lines/jrt/source/catalogue-source.ts';
import { projectPath } from '#server/process/project-folder.ts';

const SEEDS = projectPath('database', 'seeds', 'reference');

/** The product's own reference data, or that of another folder with the same files. */
export function readCatalogueSource(folder: string = SEEDS): CatalogueSource {
  return {
    gearUnits: readSeedFile('gear_units.csv', folder),
    ratios: readSeedFile('ratios.csv', folder),
    motors: readSeedFile('motors.csv', folder),
    inputAdapters: readSeedFile('input_adapters.csv', folder),
    dutyTypes: readSeedFile('duty_types.csv', folder),
  };
}

/** One reference file by its name, `worm_units.csv`. */
export function readSeedFile(file: string, folder: string = SEEDS): SourceFile {
  return parseSourceFile(file, readFileSync(join(folder, file), 'utf8'));
}

/** The records of a CSV text with header, each with the line it stands on. */
export function parseSourceFile(file: string, text: string): SourceFile {
  const rows: { record: Record<string, string>; info: Info }[] = parse(text, {
    columns: true,
    info: true,
    bom: true,
    skip_empty_lines: true,
  });
  return { file, records: rows.map(({ record, info }) => ({ line: info.lines, cells: record })) };
}
