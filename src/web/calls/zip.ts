import { zipSync } from 'fflate';
import type { DownloadedFile } from './call.ts';

/** Any day will do: the same files are the same bytes. */
const DAY = '2000-01-01';

/** Downloaded files as one zip under other names, in their order. PDF is packed already: they are stored as they are. */
export async function zipOf(names: readonly string[], files: readonly Pick<DownloadedFile, 'blob'>[]): Promise<Blob> {
  const contents = await Promise.all(files.map(async ({ blob }) => new Uint8Array(await blob.arrayBuffer())));
  const named = Object.fromEntries(names.map((name, index) => [name, contents[index] ?? new Uint8Array()]));
  const bytes = zipSync(named, { level: 0, mtime: DAY });
  return new Blob([new Uint8Array(bytes)], { type: 'application/zip' });
}
