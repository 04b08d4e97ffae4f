import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Info, parse } from 'csv-parse/sync';
import type { LineCatalogue } from '#product/line-catalogue.ts';
import type { LineSource, SourceFile } from '#product/source.ts';
import { projectPath } from '#server/process/project-folder.ts';

const SEEDS = projectPath('database', 'seeds', 'reference');

/** The reference data a line ships with, or those of another folder with the same files. */
export function readLineSource(
  { files, folder: own }: Pick<LineCatalogue, 'files' | 'folder'>,
  folder: string = seedFolder(own),
): LineSource {
  return Object.fromEntries(Object.entries(files).map(([part, file]) => [part, readSeedFile(file, folder)]));
}

/** The folder of the data a line ships with: its own, or that of the reference data. */
export function seedFolder(own?: LineCatalogue['folder']): string {
  return own === undefined ? SEEDS : projectPath(own);
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
