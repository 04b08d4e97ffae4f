import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onPostgres } from './postgres.mjs';
import { secondsPerModule } from './seconds.mjs';
import { bin, ensureInstalled, root, run } from './setup.mjs';
import { checkTypes } from './types.mjs';

// All tests, in the order in which they are cheap. Stops at the first failing part. A part whose tool cannot be had is
// listed as not run; with CI=true it must run.
const CI = process.env.CI === 'true';
const REPORTS = join(root, 'test-results', 'reports');
const reports = [];
const parts = [];
const counts = { passed: 0, failed: 0 };
const notRun = [];

ensureInstalled();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const postgres = await onPostgres();
const chromium = ensureChromium();

part('format and lint', () => check(run(bin('biome'), ['check', '.'])));
part('types', () => check(checkTypes()));
part('catalogue', () => check(run(bin('tsx'), ['src/modules/catalogue/server/check-catalogue.ts'])));
part('release', () => check(run(bin('tsx'), ['src/modules/catalogue/server/release-command.ts', 'check'])));
if (postgres === undefined) {
  part('unit, web and server tests, embedded database', () => vitest('embedded'));
  missing('server tests, PostgreSQL', 'no PostgreSQL answers at TEST_DATABASE_URL');
} else {
  part('unit, web and server tests, PostgreSQL', () => vitest('postgres', postgres));
  part('what depends on the database, embedded', () => vitest('embedded', { TEST_PART: 'again' }));
}
if (chromium === undefined) missing('browser tests', 'no Chromium; set CHROMIUM_PATH');
else {
  part('build', () => check(run(process.execPath, ['scripts/build.mjs'])));
  part('browser tests', () => playwright());
}

for (const line of notRun) console.log(`not run: ${line}`);
finish();

function part(name, work) {
  const began = Date.now();
  console.log(`\n== ${name}`);
  const passed = work();
  const seconds = (Date.now() - began) / 1000;
  parts.push({ name, seconds });
  console.log(`== ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  if (!passed) finish(1);
}

/** Counts a part that is one check rather than many tests. */
function check(passed) {
  counts[passed ? 'passed' : 'failed'] += 1;
  return passed;
}

function vitest(name, environment = {}) {
  const report = join(REPORTS, `vitest-${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = run(bin('vitest'), ['run', ...reporters], environment);
  const result = readReport(report);
  return tally(passed, result?.numPassedTests ?? 0, result?.numFailedTests ?? 0);
}

function playwright() {
  const report = join(REPORTS, 'playwright.json');
  const passed = run(bin('playwright'), ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    CHROMIUM_PATH: chromium,
  });
  const stats = readReport(report)?.stats;
  return tally(passed, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

/** A part that ran no test has not passed, whatever its exit code says. */
function tally(succeeded, passed, failed) {
  counts.passed += passed;
  counts.failed += failed;
  const ran = passed + failed > 0;
  if (!succeeded && failed === 0) counts.failed += 1;
  return succeeded && ran;
}

function readReport(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  reports.push(report);
  return report;
}

function missing(name, why) {
  notRun.push(`${name} (${why})`);
  if (!CI) return;
  counts.failed += 1;
  console.log(`== ${name}: must run with CI=true, but ${why}`);
  finish(1);
}

function finish(code = 0) {
  console.log('\nseconds per module');
  for (const line of secondsPerModule(reports)) console.log(line);
  console.log('\nseconds per part');
  for (const { name, seconds } of parts.sort((one, other) => other.seconds - one.seconds))
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
  console.log(`\n${counts.passed} passed, ${Math.max(counts.failed, code)} failed`);
  process.exit(code);
}

/** Chromium by CHROMIUM_PATH, else the system's, else (as root on Debian) installed by apt. */
function ensureChromium() {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = () => known.find((path) => path && existsSync(path));
  if (found() === undefined && isDebianRoot()) {
    console.log('Installing Chromium, fonts for Chinese, PDF tools, nginx, LibreOffice, gmsh and ezdxf with apt ...');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  }
  if (isDebianRoot())
    installMissing({
      chromium: '/usr/bin/chromium',
      'poppler-utils': '/usr/bin/pdftotext',
      'fonts-noto-cjk': '/usr/share/fonts/opentype/noto',
      nginx: '/usr/sbin/nginx',
      'libreoffice-calc-nogui': '/usr/bin/soffice',
      'python3-gmsh': '/usr/lib/python3/dist-packages/gmsh.py',
      'python3-ezdxf': '/usr/lib/python3/dist-packages/ezdxf',
    });
  return found();
}

function isDebianRoot() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

function installMissing(packages) {
  const names = Object.entries(packages)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);
  if (names.length === 0) return;
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (install()) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  install();
}
