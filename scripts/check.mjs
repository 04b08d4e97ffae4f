import { onPostgres } from './postgres.mjs';
import { bin, ensureInstalled, run, runBeside } from './setup.mjs';
import { checkTypes } from './types.mjs';

// The quick loop, about a minute: format and lint, then types beside the tests that need neither a portal nor a page nor long, with
// all that stand beside what is being changed (scripts/quick-tests.mjs). The others are left to `npm test`.
ensureInstalled();
const passed = run(bin('biome'), ['check', '.']) && (await typesAndTests());
process.exit(passed ? 0 : 1);

async function typesAndTests() {
  const tests = runBeside(bin('vitest'), ['run'], { TEST_PART: 'quick', ...(await onPostgres()) });
  const areClean = checkTypes();
  const havePassed = await tests;
  if (!areClean) console.error('\nTypes: not clean, see above.');
  return areClean && havePassed;
}
