import { JRT_SAMPLES } from '#lines/jrt/samples.ts';
import { builtOf } from '#lines/jrw/catalogue.ts';
import { JRW_SAMPLES } from '#lines/jrw/samples.ts';
import { readSeedFile } from '#modules/catalogue/server/seed/read-seeds.ts';
import { listSamples } from '#product/samples/list-samples.ts';
import { readSamples, type SampleFiles } from '#product/samples/read-samples.ts';
import type { LineSamples, SampleList, SampleSource } from '#product/samples/samples.ts';
import { shippedIndex } from './shipped-catalogue.ts';
import { shippedParts } from './shipped-worms.ts';

/** The shipped files of a sample catalogue. */
export function shippedSampleFiles({ files: { items, parameters } }: LineSamples = JRT_SAMPLES): SampleFiles {
  return { items: readSeedFile(items), parameters: readSeedFile(parameters) };
}

/** The same with one cell or more of one line changed. */
export function sampleFilesWith(
  name: keyof SampleFiles,
  line: number,
  cells: Readonly<Record<string, string>>,
  of: LineSamples = JRT_SAMPLES,
): SampleFiles {
  const shipped = shippedSampleFiles(of);
  const { file, records } = shipped[name];
  const changed = records.map((record) =>
    record.line === line ? { ...record, cells: { ...record.cells, ...cells } } : record,
  );
  return { ...shipped, [name]: { file, records: changed } };
}

/** The shipped sample catalogue as it is read. */
export function shippedSampleSource(
  files: SampleFiles = shippedSampleFiles(),
  line: LineSamples = JRT_SAMPLES,
): SampleSource {
  const read = readSamples(files, line);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.slice(0, 5)));
  return read.value;
}

let list: SampleList | undefined;
let wormList: SampleList | undefined;

/** The same as the shipped catalogue bears it out. */
export function shippedSamples(): SampleList {
  list ??= listSamples(shippedSampleSource(), JRT_SAMPLES, shippedIndex());
  return list;
}

/** The sample catalogue of the worm units as theirs bears it out. */
export function shippedWormSamples(): SampleList {
  const source = () => shippedSampleSource(shippedSampleFiles(JRW_SAMPLES), JRW_SAMPLES);
  wormList ??= listSamples(source(), JRW_SAMPLES, builtOf(shippedParts()).index);
  return wormList;
}
