import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '#kernel/result.ts';
import { readSeedFile } from '#modules/catalogue/server/seed/read-seeds.ts';
import { readSamples } from '#product/samples/read-samples.ts';
import type { LineSamples, SampleProblem, SampleSource } from '#product/samples/samples.ts';

/** The sample catalogue a line ships with, or that of another folder as far as it has one. */
export function readSampleSource(line: LineSamples, folder?: string): Result<SampleSource, readonly SampleProblem[]> {
  const read = (file: string) =>
    folder !== undefined && existsSync(join(folder, file)) ? readSeedFile(file, folder) : readSeedFile(file);
  return readSamples({ items: read(line.files.items), parameters: read(line.files.parameters) }, line);
}
