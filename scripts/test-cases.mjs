import { readFileSync } from 'node:fs';

// The cases of reports (`vitest --reporter=json`, `playwright test --list --reporter=json`), one a line and sorted, to compare two trees:
//   node scripts/test-cases.mjs REPORT … > cases.txt
const cases = process.argv.slice(2).flatMap((file) => casesIn(JSON.parse(readFileSync(file, 'utf8'))));
console.log([...new Set(cases)].sort().join('\n'));

function casesIn({ testResults, suites }) {
  if (testResults === undefined) return (suites ?? []).flatMap((suite) => journeysIn(suite, []));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName }) => `${name.replace(/^.*?\/(?=(src|bench)\/)/, '')} > ${fullName}`),
  );
}

function journeysIn({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const own = specs.flatMap(({ title: last, tests }) =>
    tests.map(({ projectName }) => [...path, last, projectName].join(' > ')),
  );
  return [...own, ...suites.flatMap((suite) => journeysIn(suite, path))];
}
