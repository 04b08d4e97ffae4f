import { zipSync } from 'fflate';

/** Any day will do: the same files are the same bytes. */
const DAY = '2000-01-01';

/** Files as one zip, in their order. PDF is packed already: they are stored as they are. */
export function zipOf(names: readonly string[], contents: readonly Uint8Array[]): Blob {
  const files = Object.fromEntries(names.map((name, index) => [name, contents[index] ?? new Uint8Array()]));
  const bytes = zipSync(files, { level: 0, mtime: DAY });
  return new Blob([new Uint8Array(bytes)], { type: 'application/zip' });
}
