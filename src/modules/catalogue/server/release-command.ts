import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { engineFacts } from '#lines/jrt/facts/engine-facts.ts';
import { buildJrtRelease, type ProductRelease } from '#lines/jrt/release.ts';
import { buildCatalogue } from '#lines/jrt/rows/build-catalogue.ts';
import { checkSource } from '#lines/jrt/source/check-source.ts';
import { productReleaseSchema } from '#modules/catalogue/contract.ts';
import { compileInBestOrder } from '#modules/catalogue/domain/release-check/compile-release.ts';
import { examineRelease } from '#modules/catalogue/domain/release-check/examine-release.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { readCatalogueSource } from './read-seeds.ts';
import { releasePage } from './release-page/release-page.ts';
import { printDossier } from './release-print.ts';

const USAGE = `npm run release -- check [FILE.json] [--out REPORT.html] [--lang en|zh-cn]
    Checks the shipped release, or one written as JSON, against the shipped catalogue: prints what it holds and what
    is wrong with it, and writes a report for product managers (default test-results/release.html). Ends with 1 if the
    release would be refused.
npm run release -- export
    Prints the shipped release as JSON, to be changed, checked and published.
npm run release -- order [--tries N]
    Looks for the order of variables that compiles smallest and keeps it in the repository.`;

const ORDER_FILE = projectPath('src', 'modules', 'catalogue', 'domain', 'release-check', 'compile-order.json');

process.exitCode = run(process.argv.slice(2));

function run(words: string[]): number {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        lang: { type: 'string', default: 'en' },
        tries: { type: 'string', default: '40' },
      },
    });
    const [command, file] = positionals;
    const locale = LOCALES.find((known) => known === values.lang);
    if (command === 'check' && locale !== undefined) return check(file, values.out, locale);
    if (command === 'export') return print(JSON.stringify(shipped().release, null, 2));
    if (command === 'order') return keepOrder(Number(values.tries));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  console.error(USAGE);
  return 1;
}

function check(file: string | undefined, out = projectPath('test-results', 'release.html'), locale: Locale): number {
  const written = file === undefined ? undefined : readRelease(file);
  const { release: own, rows } = shipped();
  const release = written ?? own;
  const { dossier } = examineRelease({ release, rows }, () => performance.now());
  printDossier(release, dossier, locale);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, releasePage(release, dossier));
  console.log(out);
  return dossier.findings.length === 0 ? 0 : 1;
}

function shipped() {
  const checked = checkSource(readCatalogueSource());
  if (!checked.ok) throw new Error('The shipped catalogue is refused; npm run catalogue:check says why.');
  const facts = engineFacts(buildCatalogue(checked.value));
  return { release: buildJrtRelease(facts), rows: facts.rows };
}

function readRelease(file: string): ProductRelease {
  const parsed = productReleaseSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${file} is no release:\n${faults.slice(0, 20).join('\n')}`);
}

function keepOrder(tries: number): number {
  const compiled = compileInBestOrder(shipped().release.model, () => performance.now(), { tries, budgetMs: 120_000 });
  if (!compiled.ok) throw new Error(`The shipped release does not compile: ${compiled.cause}.`);
  const { order, arcs, nodes, bytes } = compiled.stats;
  writeFileSync(ORDER_FILE, `${JSON.stringify(order, null, 2)}\n`);
  return print(`${nodes} nodes, ${arcs} arcs, ${bytes} bytes`);
}

function print(text: string): number {
  console.log(text);
  return 0;
}
