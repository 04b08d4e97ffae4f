import { onPostgres } from './postgres.mjs';
import { bin, ensureInstalled, run } from './setup.mjs';
import { checkTypes } from './types.mjs';

// The quick loop, about a minute: format and lint, types, and the tests but for those that are slow (scripts/marked-tests.mjs),
// which are left to `npm test`. On PostgreSQL where one answers.
ensureInstalled();
const passed = run(bin('biome'), ['check', '.']) && checkTypes() && (await quickTests());
process.exit(passed ? 0 : 1);

async function quickTests() {
  return run(bin('vitest'), ['run'], { TEST_PART: 'quick', ...(await onPostgres()) });
}
