import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '#kernel/result.ts';
import { readSeedFile, seedFolder } from '#modules/catalogue/server/seed/read-seeds.ts';
import { readSamples } from '#product/samples/read-samples.ts';
import type { LineSamples, SampleProblem, SampleSource } from '#product/samples/samples.ts';

/** The sample catalogue a line ships with, or that of another folder as far as it has one. */
export function readSampleSource(line: LineSamples, folder?: string): Result<SampleSource, readonly SampleProblem[]> {
  const read = (file: string) =>
    folder !== undefined && existsSync(join(folder, file)) ? readSeedFile(file, folder) : readSeedFile(file);
  return readSamples({ items: read(line.files.items), parameters: read(line.files.parameters) }, line);
}

/** Tells one state of the files a line ships with from another, beside a release. */
export function hashOfSamples({ files }: LineSamples, release: string): string {
  const hash = createHash('sha256').update(release);
  for (const file of [files.items, files.parameters]) hash.update(readFileSync(join(seedFolder(), file)));
  return hash.digest('hex').slice(0, 32);
}
