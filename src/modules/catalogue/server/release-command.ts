import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { catalogueOf } from '#lines/catalogues.ts';
import { USUAL_LINE } from '#lines/configurable.ts';
import { samplesOfLine } from '#lines/samples.ts';
import { productReleaseSchema } from '#modules/catalogue/contract/release.ts';
import { compileInBestOrder } from '#modules/catalogue/domain/release-check/compile-release.ts';
import {
  type Examination,
  examinationOf,
  examineRelease,
} from '#modules/catalogue/domain/release-check/examine-release.ts';
import type { BuiltCatalogue, LineCatalogue } from '#product/line-catalogue.ts';
import type { ProductRelease } from '#product/release.ts';
import { listSamples } from '#product/samples/list-samples.ts';
import type { WithdrawnSample } from '#product/samples/samples.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { releasePage } from './release-page/release-page.ts';
import { printReport } from './release-print.ts';
import { withdrawnText } from './release-texts.ts';
import { readSampleSource } from './samples/sample-source.ts';
import { readLineSource } from './seed/read-seeds.ts';

const USAGE = `npm run release -- check [FILE.json] [--out REPORT.html] [--lang en|zh-cn]
    Checks the shipped release, or one written as JSON, against the shipped catalogue: prints what it holds and what
    is wrong with it, and writes a report for product managers (default test-results/release.html). Ends with 1 if the
    release would be refused.
npm run release -- export
    Prints the shipped release as JSON, to be changed, checked and published.
npm run release -- order [--tries N]
    Looks for the order of variables that compiles smallest and keeps it in the repository.
--line CODE names the product line, ${USUAL_LINE} where it is left out.`;

process.exitCode = run(process.argv.slice(2));

function run(words: string[]): number {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        lang: { type: 'string', default: 'en' },
        line: { type: 'string', default: USUAL_LINE },
        tries: { type: 'string', default: '40' },
      },
    });
    const [command, file] = positionals;
    const locale = LOCALES.find((known) => known === values.lang);
    const line = catalogueOf(values.line);
    if (command === 'check' && locale !== undefined) return check(file, line, values.out, locale);
    if (command === 'export') return print(JSON.stringify(shipped(line).release, null, 2));
    if (command === 'order') return keepOrder(line, Number(values.tries));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  console.error(USAGE);
  return 1;
}

function check(
  file: string | undefined,
  line: LineCatalogue,
  out = projectPath('test-results', 'release.html'),
  locale: Locale,
): number {
  const written = file === undefined ? undefined : readRelease(file);
  const own = shipped(written === undefined ? line : catalogueOf(written.family));
  const release = written ?? own.release;
  const { summary } = examineRelease({ ...own, release }, () => performance.now());
  printReport(release, summary, locale);
  const withdrawn = withdrawnFrom(release.family);
  for (const sample of withdrawn) console.log(withdrawnText(sample, locale));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, releasePage(release, summary, withdrawn));
  console.log(out);
  return summary.findings.length === 0 ? 0 : 1;
}

/** What of a line's sample catalogue its shipped catalogue does not bear out. */
function withdrawnFrom(family: string): readonly WithdrawnSample[] {
  const samples = samplesOfLine(family);
  if (samples === undefined) return [];
  const source = readSampleSource(samples);
  if (!source.ok) throw new Error('The sample catalogue is refused; npm run catalogue:check says why.');
  return listSamples(source.value, samples, builtOf(catalogueOf(family)).index).withdrawn;
}

function shipped(line: LineCatalogue): Examination {
  const built = builtOf(line);
  return examinationOf(line, built.release(), built.offered());
}

function builtOf(line: LineCatalogue): BuiltCatalogue {
  const built = line.build(readLineSource(line));
  if (!built.ok) throw new Error('The shipped catalogue is refused; npm run catalogue:check says why.');
  return built.value;
}

function readRelease(file: string): ProductRelease {
  const parsed = productReleaseSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${file} is no release:\n${faults.slice(0, 20).join('\n')}`);
}

function keepOrder(line: LineCatalogue, tries: number): number {
  const compiled = compileInBestOrder(shipped(line).release.model, () => performance.now(), {
    tries,
    budgetMs: 120_000,
  });
  if (!compiled.ok) throw new Error(`The shipped release does not compile: ${compiled.cause}.`);
  const { order, arcs, nodes, bytes } = compiled.stats;
  const file = projectPath('src', 'lines', line.line.toLowerCase(), 'compile-order.json');
  writeFileSync(file, `${JSON.stringify(order, null, 2)}\n`);
  return print(`${nodes} nodes, ${arcs} arcs, ${bytes} bytes`);
}

function print(text: string): number {
  console.log(text);
  return 0;
}
