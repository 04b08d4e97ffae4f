import { checkSource } from '#lines/jrw/source/check-source.ts';
import type { WormParts } from '#lines/jrw/source/parts.ts';
import { WORM_FILES, type WormFile, type WormSource, wormSource } from '#lines/jrw/source/worm-source.ts';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';

let source: WormSource | undefined;
let parts: WormParts | undefined;

/** The shipped reference files, read once per worker. */
export function shippedWorms(): WormSource {
  source ??= wormSource(readLineSource({ files: WORM_FILES }));
  return source;
}

/** What the import makes of them. */
export function shippedParts(): WormParts {
  if (parts !== undefined) return parts;
  const checked = checkSource(shippedWorms());
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal.slice(0, 5)));
  parts = checked.value;
  return parts;
}

/** The shipped files with cells of one line changed, to see what the import refuses. */
export function shippedWormsWith(name: WormFile, line: number, cells: Readonly<Record<string, string>>): WormSource {
  const shipped = shippedWorms();
  const file = shipped[name];
  const records = file.records.map((record) =>
    record.line === line ? { ...record, cells: { ...record.cells, ...cells } } : record,
  );
  return { ...shipped, [name]: { ...file, records } };
}
