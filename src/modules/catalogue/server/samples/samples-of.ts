import { samplesOfLine } from '#lines/samples.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { describeProblem } from '#modules/catalogue/server/seed/describe-problem.ts';
import { listSamples } from '#product/samples/list-samples.ts';
import type { LineSamples, SampleList, SampleSource } from '#product/samples/samples.ts';
import { hashOfSamples, readSampleSource } from './sample-source.ts';

const sources = new Map<string, SampleSource>();
const lists = new WeakMap<ActiveRelease, SampleList>();

/**
 * The sample catalogue of a release's line as its rows bear it out, worked out once; undefined for a line without one.
 * @throws where the files are not sound, with file and line
 */
export function samplesOf(release: ActiveRelease): SampleList | undefined {
  const line = samplesOfLine(release.family);
  if (line === undefined) return undefined;
  const list = lists.get(release) ?? listSamples(sourceOf(line), line, release.index);
  lists.set(release, list);
  return list;
}

/**
 * Judges the sample catalogue of a release's line before anybody asks for it, unless an earlier start judged the same files
 * for the same release.
 * @throws where the files are not sound, with file and line
 */
export function checkSamples(release: ActiveRelease): void {
  const line = samplesOfLine(release.family);
  if (line === undefined) return;
  const key = `samples-${hashOfSamples(line, release.hash)}`;
  if (release.computed?.read(key) === true) return;
  samplesOf(release);
  release.computed?.keep(key, true);
}

function sourceOf(line: LineSamples): SampleSource {
  const known = sources.get(line.line) ?? readOnce(line);
  sources.set(line.line, known);
  return known;
}

function readOnce(line: LineSamples): SampleSource {
  const read = readSampleSource(line);
  if (!read.ok) throw new Error(`Sample catalogue refused:\n${read.refusal.map(describeProblem).join('\n')}`);
  return read.value;
}
