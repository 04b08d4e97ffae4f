import { relative } from 'node:path';
import { root } from './setup.mjs';

/** Seconds of tests by module or slot, as reports of Vitest and Playwright tell them, slowest first, in lines to print. */
export function secondsPerModule(reports) {
  const seconds = new Map();
  for (const { name, ms } of reports.flatMap(timesIn)) seconds.set(name, (seconds.get(name) ?? 0) + ms / 1000);
  const slowest = [...seconds].sort(([, one], [, other]) => other - one).filter(([, time]) => time >= 0.5);
  return slowest.map(([name, time]) => `${time.toFixed(0).padStart(5)} s  ${name}`);
}

function timesIn({ testResults, suites }) {
  if (testResults === undefined) return (suites ?? []).flatMap(journeyTimes);
  return testResults.map(({ name, assertionResults }) => ({
    name: roomOf(relative(root, name).replaceAll('\\', '/')),
    ms: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  }));
}

function journeyTimes({ file, specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = { name: `e2e/${file}`, ms: results.reduce((sum, { duration }) => sum + duration, 0) };
  return [own, ...suites.flatMap(journeyTimes)];
}

/** A module, or the folder under `src`. */
function roomOf(file) {
  return /^src\/(?:modules|lines|kits|app)\/[^/]+|^src\/[^/]+|^[^/]+/.exec(file)?.[0] ?? file;
}
